import { DefaultTheme, type NavigationElement, type ProjectReflection } from 'typedoc';

/** TypeDoc's own theme, in whose navigation the subpaths go without the name of the package. */
export class SiteTheme extends DefaultTheme {
  override buildNavigation(project: ProjectReflection): NavigationElement[] {
    const sections = super.buildNavigation(project);
    for (const page of sections.flatMap(({ children = [] }) => children)) {
      page.text = page.text.replace(`${project.name}/`, '');
    }
    return sections;
  }
}

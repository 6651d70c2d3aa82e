import { escapeXml } from '../xml/escapeXml';
import { shown } from './shown';

/** What an element of a picture says of itself. */
export type Attributes = { readonly [name: string]: string | number };

/** An element with its attributes in the order given; its children are elements already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const given = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${typeof value === 'number' ? shown(value) : escapeXml(value)}"`,
  );
  const open = `<${name}${given.join('')}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
}

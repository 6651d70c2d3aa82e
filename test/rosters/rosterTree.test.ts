import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRosterFile, readRosterXml, singleModels, totalCost } from 'wargame-rules/rosters';
import { asJson, asXml, type Written } from './writeRoster';

describe('a roster as a tree', () => {
  it('serves games that count points alone', () => {
    const ship = (name: string, points: number, refits: number[]): Written => ({
      name,
      type: 'unit',
      number: 1,
      costs: [{ name: ' pts', value: points }],
      selections: refits.map((value) => ({
        name: 'Refit',
        type: 'upgrade',
        number: 1,
        costs: [{ name: 'pts', value }],
      })),
    });
    const fleet = {
      name: 'Squadron',
      forces: [{ name: 'Fleet', selections: [ship('Cruiser', 180, [15, 0.5]), ship('Escort', 35, [])] }],
    };
    for (const text of [asXml(fleet), asJson(fleet)]) {
      const [force] = readRosterFile(text).forces;
      expect(force?.selections.map((choice) => [choice.name, totalCost(choice, 'PTS')])).toEqual([
        ['Cruiser', 195.5],
        ['Escort', 35],
      ]);
      expect(force?.selections.map((choice) => totalCost(choice, 'PL'))).toEqual([0, 0]);
    }
  });

  it('adds up costs exactly, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9999, max: 9999 }), { maxLength: 30 }), (thousandths) => {
        const choose = (values: number[]) => ({
          name: 'Choice',
          type: 'unit',
          number: 1,
          selections: values.map((value) => ({
            name: 'x',
            type: 'upgrade',
            number: 1,
            costs: [{ name: 'pts', value }],
          })),
        });
        const cost = (values: number[]) => {
          const [choice] =
            readRosterFile(asJson({ forces: [{ selections: [choose(values)] }] })).forces[0]?.selections ??
            [];
          return choice && totalCost(choice, 'pts');
        };
        const values = thousandths.map((each) => each / 1000);
        const sum = thousandths.reduce((total, each) => total + each, 0) / 1000;
        expect(cost(values)).toBe(sum);
        expect(cost([...values].reverse())).toBe(sum);
      }),
    );
  });

  it('is the same from XML and JSON for any text in it', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .filter((any) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(any));
    fc.assert(
      fc.property(text, text, text, (name, value, description) => {
        const choice = {
          name,
          customName: value,
          type: 'unit',
          number: 1,
          profiles: [
            { name, typeName: 'Abilities', hidden: true, characteristics: [{ name, $text: value }] },
          ],
          rules: [{ name, hidden: false, description }],
          categories: [{ name, primary: true }],
        };
        const roster = {
          name,
          costLimits: [{ name, typeId: value, value: -1 }],
          forces: [{ id: name, name, selections: [choice] }],
        };
        expect(readRosterFile(asXml(roster))).toEqual(readRosterFile(asJson(roster)));
      }),
    );
  });
});

describe('a roster in XML', () => {
  it('has its characters decoded once', () => {
    const names = (xml: string) => readRosterXml(`<roster name="${xml}"/>`).name;
    expect(names('Rust &amp; Ruin &#39;s &quot;&lt;&gt;&apos;&#x1F6E1;')).toBe(`Rust & Ruin 's "<>'🛡`);
    expect(names('&amp;lt;&amp;#38;')).toBe('&lt;&#38;');
    expect(names(' PL')).toBe(' PL');
    expect(readRosterXml('<roster name=\'a "b" > c\'/>').name).toBe('a "b" > c');
  });

  it('may hold comments, CDATA and instructions, a namespace and line ends of any kind', () => {
    const xml = [
      '\uFEFF<?xml version="1.0"?>\r\n<?style none?><!-- a roster -->',
      '<r:roster xmlns:r="urn:x" name="Folk"><r:forces><!-- <force/> --><r:force name="Quay"><r:selections>',
      '<r:selection name="Hut" type="unit" number="1"><r:profiles><r:profile name="Hut" typeName="Unit">',
      '<r:characteristics><r:characteristic name="Text">one<!-- x --> &amp; <![CDATA[<two> &amp;]]></r:characteristic>',
      '<r:characteristic name="Empty"/></r:characteristics></r:profile></r:profiles></r:selection>',
      '</r:selections></r:force></r:forces></r:roster>\r\n<!-- end -->',
    ].join('\r\n');
    const roster = readRosterXml(xml);
    expect(roster.name).toBe('Folk');
    expect(roster.forces[0]?.selections[0]?.profiles[0]?.characteristics).toEqual([
      { name: 'Text', value: 'one & <two> &amp;' },
      { name: 'Empty', value: '' },
    ]);
  });

  it('is read in whatever order its elements stand, and what is not known is passed over', () => {
    const roster = readRosterXml(
      '<roster><tags/><forces/><costs><other name="x"/><cost value="2" name="pts"/></costs><forces><force/></forces></roster>',
    );
    expect(roster).toEqual({
      name: '',
      costs: [{ name: 'pts', value: 2 }],
      costLimits: [],
      forces: [{ name: '', selections: [], forces: [] }],
    });
  });
});

describe('single models', () => {
  const model = { id: 'm', name: 'Guard', count: 3, keywords: ['A'], warlord: true, save: 4 };

  it('are as many as the counts say, each with an id of its own; one of them is the Warlord', () => {
    const singles = singleModels([model, { ...model, id: 'n', count: 1, warlord: false }]);
    expect(singles.map(({ id, warlord }) => [id, warlord])).toEqual([
      ['m/1', true],
      ['m/2', false],
      ['m/3', false],
      ['n', false],
    ]);
    expect(singles[1]).toEqual({ id: 'm/2', name: 'Guard', keywords: ['A'], warlord: false, save: 4 });
  });
});

describe('a bundle', () => {
  const packages = async (name: string) => {
    const { metafile } = await build({
      stdin: { contents: `export { ${name} } from './src/rosters/index';`, resolveDir: process.cwd() },
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
      metafile: true,
    });
    const [output] = Object.values(metafile.outputs);
    const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    const names = used.map(([file]) => /node_modules\/([^/]+)\//.exec(file)?.[1] ?? 'own');
    return [...new Set(names)].sort();
  };

  it('holds only the parsers that its readers need', async () => {
    expect(await packages('readRosterJson')).toEqual(['own']);
    expect(await packages('rosterArmy')).toEqual(['own']);
    const xml = await packages('readRosterXml');
    expect(xml).toContain('fast-xml-parser');
    expect(xml).not.toContain('fflate');
    expect(await packages('readRoster')).toEqual(expect.arrayContaining(['fast-xml-parser', 'fflate']));
  });
});

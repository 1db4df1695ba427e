/*
 * Omits what only the Army/Fleet module needs from a script that rules under the rulebooks: no turn there has the
 * module, so the facts that only it records never occur.
 */

/** @type {readonly import('../../src/trace/army-fleet/fleet-fact.ts').ArmyFleetFact['type'][]} */
const FACTS = ['passage', 'cycle', 'move-follows', 'starves', 'displaced'];

/** Files with tables and switches over all facts. */
const BY_FACT = /[\\/]src[\\/](explain[\\/]messages|stage[\\/]model|trace)[\\/][^?]*\.ts$/;
const EDITION = /[\\/]src[\\/]rules[\\/]edition\.ts$/;
/** What code that loads the module provides. */
const PROVIDED =
  /[\\/]src[\\/](explain[\\/]army-fleet-words|trace[\\/]army-fleet[\\/]provided-tables)\.ts$/;

const IS_MODULE = /isArmyFleet = \(edition\) =>[^;]*;/;
const PROVIDER = /export (?:const (\w+)|function (\w+))/g;

/** @typedef {{ readonly type: string, readonly start: number, readonly end: number } & Readonly<Record<string, unknown>>} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** @param {unknown} node */
const nameOf = (node) =>
  isNode(node) ? String(node.type === 'Identifier' ? node['name'] : node['value']) : '';

/** @param {unknown} node */
const isOwn = (node) => FACTS.some((fact) => fact === nameOf(node));

/**
 * The parts of a file that handle the module's facts: table entries and cases. A case that falls through to the next
 * one loses only its label.
 * @param {unknown} tree
 * @returns {readonly (readonly [number, number])[]}
 */
function ownParts(tree) {
  if (Array.isArray(tree)) return tree.flatMap(ownParts);
  if (!isNode(tree)) return [];
  if (tree.type === 'ObjectExpression') {
    const entries = /** @type {readonly Node[]} */ (tree['properties']);
    return entries.flatMap((entry, i) =>
      isOwn(entry['key'])
        ? [/** @type {const} */ ([entry.start, entries[i + 1]?.start ?? entry.end])]
        : ownParts(entry),
    );
  }
  if (tree.type === 'SwitchStatement') {
    const cases = /** @type {readonly Node[]} */ (tree['cases']);
    return cases.flatMap((one, i) => {
      const body = /** @type {readonly Node[]} */ (one['consequent']);
      if (!isOwn(one['test'])) return ownParts(body);
      let first = i;
      const isEmpty = (/** @type {Node | undefined} */ other) =>
        Array.isArray(other?.['consequent']) && other['consequent'].length === 0;
      while (isEmpty(cases[first - 1])) first--;
      const isShared = cases.slice(first, i).some((other) => !isOwn(other['test']));
      const end = isShared ? (body[0]?.start ?? one.end) : one.end;
      return [/** @type {const} */ ([one.start, end])];
    });
  }
  return Object.values(tree).flatMap(ownParts);
}

/** @returns {import('vite').Plugin} */
export function rulebooksOnly() {
  return {
    name: 'standoff:rulebooks-only',
    // After the types are removed: as JavaScript.
    transform(code, id) {
      if (PROVIDED.test(id)) {
        const names = [...code.matchAll(PROVIDER)].map(
          ([, constant = '', called = '']) => constant + called,
        );
        return {
          code: names.map((name) => `export const ${name} = () => null;`).join('\n'),
          map: null,
        };
      }
      if (EDITION.test(id)) {
        if (!IS_MODULE.test(code))
          this.error(`${id}: isArmyFleet is written as it was not before.`);
        return { code: code.replace(IS_MODULE, 'isArmyFleet = () => false;'), map: null };
      }
      if (!BY_FACT.test(id)) return null;
      const parts = ownParts(this.parse(code));
      const left = parts.reduceRight(
        (text, [from, to]) => text.slice(0, from) + text.slice(to),
        code,
      );
      return parts.length > 0 ? { code: left, map: null } : null;
    },
  };
}

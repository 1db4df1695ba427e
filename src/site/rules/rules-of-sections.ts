import type { Language } from '../../explain/languages/language.ts';
import { EDITION_IDS } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { RULE_IDS, type RulebookRuleId } from '../../rules/rule.ts';
import { citationNumber, SECTIONS, sectionOf, type Section } from '../../rules/sections.ts';

/** A wording of a rule, and the editions that use it. */
export interface RuleWording {
  readonly text: string;
  /** `1971`, `DATC 3.0`. */
  readonly editions: readonly string[];
}

export interface RuleEntry {
  readonly id: RulebookRuleId;
  /** In the rulebook of 1971; empty if no rulebook has it. */
  readonly paragraph: string;
  readonly wordings: readonly RuleWording[];
  /** Its places in the editions, each once: `1971, IX.3`. */
  readonly places: readonly string[];
}

function grouped<T>(
  entries: readonly (readonly [T, string])[],
): readonly (readonly [T, readonly string[]])[] {
  const found = new Map<T, string[]>();
  for (const [key, name] of entries) found.set(key, [...(found.get(key) ?? []), name]);
  return [...found];
}

/** A rule with its wordings and places. */
export function ruleEntry(id: RulebookRuleId, language: Language): RuleEntry {
  const editions = EDITION_IDS.map((edition) => EDITIONS[edition]);
  return {
    id,
    paragraph: citationNumber(EDITIONS['1971'].citations[id]),
    wordings: grouped(editions.map((one) => [language.rules.text(id, one), one.name])).map(
      ([text, names]) => ({ text, editions: names }),
    ),
    places: [...new Set(editions.map((one) => language.rules.place(one.citations[id])))],
  };
}

/** `IX.10` after `IX.9`. */
const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * Every rule that a step can rest on, by the section of the 1971 rulebook that has it, in its order; rules in no
 * rulebook come last.
 */
export function rulesOfSections(language: Language): readonly {
  readonly section: Section | null;
  readonly rules: readonly RuleEntry[];
}[] {
  const entries = RULE_IDS.map((id) => ruleEntry(id, language)).sort((a, b) =>
    byNumber.compare(a.paragraph, b.paragraph),
  );
  return [...SECTIONS, null]
    .map((section) => ({
      section,
      rules: entries.filter((rule) => (sectionOf(rule.paragraph) ?? null) === section),
    }))
    .filter(({ rules }) => rules.length > 0);
}

import type { InEveryLanguage } from './translation.ts'

const english = {
  everywhere: async () => ({
    common: { save: 'Save', nights_one: '{{count}} night', nights_other: '{{count}} nights' } as const,
  }),
  stay: async () => ({ stay: { dates: '{{from}} to {{until}}', short: ['{{from}}, please confirm', '{{from}}'] } as const }),
}
const { stay } = english
const words = { save: 'Bewaar', nights_one: '{{count}} nag', nights_other: '{{count}} nagte' } as const

/** Another language beside English; only one that is whole compiles. */
function offered<Afrikaans>(af: Afrikaans & InEveryLanguage<{ en: typeof english; af: Afrikaans }>['af']): void {
  void af
}

/** Only read by the compiler. */
export function whole(): void {
  offered({
    everywhere: async () => ({ common: words }),
    stay: async () => ({ stay: { dates: 'tot {{until}}, van {{from}}', short: ['{{from}}, bevestig', '{{from}}'] } as const }),
  })
}

/** Only read by the compiler. */
export function notWhole(): void {
  // @ts-expect-error: a part is missing
  offered({ everywhere: async () => ({ common: words }) })
  // @ts-expect-error: a namespace is missing
  offered({ stay, everywhere: async () => ({}) })
  // @ts-expect-error: a key is missing
  offered({ stay, everywhere: async () => ({ common: { save: 'Bewaar', nights_one: '{{count}} nag' } as const }) })
  // @ts-expect-error: English has no such key
  offered({ stay, everywhere: async () => ({ common: { ...words, keep: 'Hou' } as const }) })
  // @ts-expect-error: English has no such namespace
  offered({ stay, everywhere: async () => ({ common: words, other: { keep: 'Hou' } as const }) })
  // @ts-expect-error: the value has another name
  offered({ stay, everywhere: async () => ({ common: { ...words, nights_one: '{{number}} nag' } as const }) })
  // @ts-expect-error: a value is not said
  offered({ stay, everywhere: async () => ({ common: { ...words, nights_other: 'nagte' } as const }) })
  // @ts-expect-error: English says no such value
  offered({ stay, everywhere: async () => ({ common: { ...words, save: 'Bewaar {{count}}' } as const }) })
  // @ts-expect-error: braces that are not closed say nothing
  offered({ stay, everywhere: async () => ({ common: { ...words, nights_other: '{{count} nagte' } as const }) })
  // @ts-expect-error: one of the texts of a list says nothing
  offered({ ...english, stay: async () => ({ stay: { dates: '{{from}} {{until}}', short: ['{{from}}', 'nou'] } as const }) })
  // @ts-expect-error: a text that the compiler cannot read may say anything
  offered({ stay, everywhere: async () => ({ common: { ...words, nights_other: String('{{count}} nagte') } }) })
}

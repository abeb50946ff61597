import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Translator } from '#app/wording/catalogue.ts'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { oneInSentence, rowText } from './master-words.ts'

let t: Translator<'masterData'>
beforeAll(async () => {
  await loadAllWords('en')
  t = textIn('en', 'masterData')
})

const inSouthAfrica = { country: 'South Africa' }
const plot = 'KLOOF01: Below, River stand 1'

describe('a row of master data in a sentence', () => {
  it.each<[MasterKind, object, Readonly<Record<string, string>>, string]>([
    ['provinces', { country: 'ZA', code: 'WC', name: 'Western Cape' }, inSouthAfrica, 'province (Western Cape)'],
    ['countries', { code: 'NA', name: 'Namibia' }, {}, 'country (Namibia)'],
    [
      'vat-rates',
      { country: 'ZA', effectiveFrom: '2018-04-01', percentage: 15.5 },
      inSouthAfrica,
      'VAT rate (South Africa, 15.5% from Sun 1 Apr 2018)',
    ],
    ['categories', { name: 'On the stand' }, {}, 'category (On the stand)'],
    ['tagcategories', { name: 'Activities', category: null }, {}, 'tag category (Activities)'],
    ['tags', { name: 'Sauna', shortName: 'Sauna' }, { tagCategory: 'Activities' }, 'tag (Sauna)'],
    [
      'holidays',
      { country: 'ZA', date: '2026-11-04', name: 'Local elections' },
      inSouthAfrica,
      'declared holiday (Local elections, South Africa, Wed 4 Nov 2026)',
    ],
    [
      'school-holidays',
      { name: 'Winter', region: 'ZA-WC', year: 2031 },
      { region: 'Western Cape' },
      'school holiday (Winter, Western Cape, 2031)',
    ],
    [
      'hti-config',
      { organisation: 'id', propertyCode: 'KLOOF01' },
      { organisation: 'Kloofwater Camp' },
      'HTI connection (Kloofwater Camp, KLOOF01)',
    ],
    [
      'hti-properties',
      { plot: 'id', roomCode: 'P001' },
      { plot, organisation: 'Kloofwater Camp' },
      `HTI room (P001, Kloofwater Camp, ${plot})`,
    ],
  ])('of %s says what it is', (kind, values, labels, said) => {
    expect(`${oneInSentence(t, kind)} (${rowText(t, kind, { values: { ...values }, labels })})`).toBe(said)
  })
})

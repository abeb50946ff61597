import type { FieldRule } from '../organisations/settings/field-rule.ts'

/** What may be typed into a field of master data. */
export type MasterRule = Extract<FieldRule, { kind: 'line' | 'yes-no' | 'decimal' | 'date' }> | WholeRule | ChosenRule

interface WholeRule {
  readonly kind: 'whole'
  readonly from: number
  readonly to: number
}

/**
 * What is no kind of its own: places where school holidays hold, campsites, what the channel proves itself
 * by, and plots of connected campsites.
 */
export type MasterList = 'regions' | 'organisations' | 'hti-proofs' | 'hti-directions' | 'hti-transports' | 'hti-plots'

/** The id of a row of another kind, or of a list. */
interface ChosenRule {
  readonly kind: 'chosen'
  readonly from: MasterKind | MasterList
  readonly isRequired: boolean
}

export interface MasterField {
  readonly rule: MasterRule
  /** Others stand under it: it is given once and never changed. */
  readonly isFixed?: true
  /** How pages show and ask for it, where its rule does not say so. */
  readonly shownAs?: 'colour' | 'icon' | 'timezone'
  /** Never read again: an empty field leaves it as it is. One that is asked for is there from the first. */
  readonly isSecret?: 'asked-for' | 'optional'
  /** What the field takes, in words of its own. */
  readonly hasHint?: true
}

const name = (most: number) => ({ rule: { kind: 'line', most, isRequired: true } }) as const
const code = (form: RegExp) => ({ rule: { kind: 'line', most: 10, isRequired: true, form }, isFixed: true }) as const
const text = (most: number, form: RegExp) => ({ rule: { kind: 'line', most, isRequired: true, form } }) as const
const of = (from: ChosenRule['from']) => ({ rule: { kind: 'chosen', from, isRequired: true } }) as const
const date = { rule: { kind: 'date' } } as const
const yesNo = { rule: { kind: 'yes-no' } } as const
const colour = { ...text(7, /^#[0-9a-fA-F]{6}$/), shownAs: 'colour' } as const

/**
 * What the platform's people keep for everybody (rule O17): each kind with its fields, in the order in which
 * people read them.
 */
export const masterKinds = {
  provinces: { country: { ...of('countries'), isFixed: true }, code: code(/^[A-Z0-9]{1,5}$/), name: name(80) },
  countries: {
    code: code(/^[A-Z]{2}$/),
    name: name(80),
    currency: text(3, /^[A-Z]{3}$/),
    currencySymbol: name(5),
    timezone: { ...name(60), shownAs: 'timezone' },
    phoneCode: text(8, /^\+[0-9]{1,6}$/),
  },
  'vat-rates': {
    country: { ...of('countries'), isFixed: true },
    effectiveFrom: { ...date, isFixed: true },
    percentage: { rule: { kind: 'decimal', from: 0, to: 100 } },
  },
  categories: { name: name(60), colour },
  tagcategories: { name: name(60), category: { rule: { kind: 'chosen', from: 'categories', isRequired: false } }, colour },
  tags: {
    name: name(60),
    shortName: name(20),
    tagCategory: of('tagcategories'),
    icon: { ...text(40, /^[a-z0-9-]+$/), shownAs: 'icon' },
    priority: { rule: { kind: 'whole', from: 0, to: 9999 } },
    forGuest: yesNo,
    forHost: yesNo,
    forSearch: yesNo,
  },
  holidays: { country: { ...of('countries'), isFixed: true }, date: { ...date, isFixed: true }, name: name(80) },
  'school-holidays': {
    name: name(80),
    region: of('regions'),
    year: { rule: { kind: 'whole', from: 2000, to: 2100 } },
    startDate: date,
    endDate: date,
  },
  'hti-config': {
    organisation: { ...of('organisations'), isFixed: true },
    propertyCode: text(16, /^[A-Z0-9_-]+$/),
    userName: text(60, /^[\w.@-]+$/),
    password: { rule: { kind: 'line', most: 80, isRequired: false, form: /^\S{12,}$/ }, isSecret: 'asked-for' },
    proof: of('hti-proofs'),
    direction: of('hti-directions'),
    endpoint: { rule: { kind: 'line', most: 200, isRequired: false, form: /^(https:\/\/[^\s@]+|sandbox)$/ }, hasHint: true },
    transport: of('hti-transports'),
    theirUserName: { rule: { kind: 'line', most: 60, isRequired: false, form: /^[^\s:]+$/ } },
    theirPassword: { rule: { kind: 'line', most: 80, isRequired: false, form: /^\S+$/ }, isSecret: 'optional' },
    isActive: yesNo,
  },
  'hti-properties': { plot: { ...of('hti-plots'), isFixed: true }, roomCode: text(16, /^[A-Z0-9_-]+$/) },
} as const satisfies Record<string, Readonly<Record<string, MasterField>>>

export type MasterKind =
  | 'provinces'
  | 'countries'
  | 'vat-rates'
  | 'categories'
  | 'tagcategories'
  | 'tags'
  | 'holidays'
  | 'school-holidays'
  | 'hti-config'
  | 'hti-properties'

export const masterKindNames = Object.keys(masterKinds) as readonly MasterKind[]

export function fieldsOfKind(kind: MasterKind): Readonly<Record<string, MasterField>> {
  return masterKinds[kind]
}

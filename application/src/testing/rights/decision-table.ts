/**
 * Who asks, as `docs/rights.md` has it; `system` is the command line of an operator or a scheduled command.
 */
export const askingRoles = ['SUPERADMIN', 'ORGADMIN', 'ORGUSER', 'USER', 'signed out', 'system'] as const
export type AskingRole = (typeof askingRoles)[number]

/** The organisation that is asked about: the one that staff work for, or another one. */
export const tenants = ['own', 'other'] as const
export type Tenant = (typeof tenants)[number]

/** `may`: the door is passed, whatever comes of it. */
export type Verdict = 'may' | 'not-permitted' | 'not-found'

type OwnAndOther = readonly [own: Verdict, other: Verdict]

const any: OwnAndOther = ['may', 'may']
const own: OwnAndOther = ['may', 'not-found']
const no: OwnAndOther = ['not-permitted', 'not-permitted']
/** A row that is asked for by its key: strangers are not told that it exists. */
const hidden: OwnAndOther = ['not-found', 'not-found']
/** Staff may read this of their own organisation, and not change it. */
const readOnly: OwnAndOther = ['not-permitted', 'not-found']

const platform = { SUPERADMIN: any, system: any } as const
const strangers = { USER: no, 'signed out': no } as const
const staff = { ...platform, ...strangers, ORGADMIN: own, ORGUSER: own } as const

interface Row {
  /** As the page of rights says it. */
  readonly words: string
  readonly who: Readonly<Record<AskingRole, OwnAndOther>>
}

/** The rows of `docs/rights.md`, split where the answer to those who may not differs. */
export const decisionTable = {
  platform: {
    words: 'Master data, platform reports, integrations, creating organisations',
    who: { ...platform, ...strangers, ORGADMIN: no, ORGUSER: no },
  },
  'fees and flags': {
    words: 'Fees and flags of an organisation',
    who: { ...platform, ...strangers, ORGADMIN: readOnly, ORGUSER: readOnly },
  },
  'read settings': { words: "An organisation's settings: reading", who: staff },
  'own news of an organisation': { words: 'What oneself hears of at an organisation', who: staff },
  'organisations worked for': {
    words: 'The list of the organisations that somebody works for',
    who: { ...platform, ...strangers, ORGADMIN: any, ORGUSER: any },
  },
  'write settings': {
    words: "An organisation's settings, users, payment rules, terms, bank details: changing",
    who: { ...staff, ORGUSER: readOnly },
  },
  'plot content': { words: "Plots' text and pictures", who: staff },
  'delete payment rules and terms': {
    words: 'Deleting payment rules and special terms',
    who: { ...staff, ORGUSER: readOnly },
  },
  'delete links of rules and terms': {
    words: 'Taking a payment rule from a plot, a special term from a site',
    who: { ...staff, ORGUSER: no },
  },
  'delete links of users': {
    words: 'Taking a user from an organisation',
    who: { ...platform, ...strangers, ORGADMIN: no, ORGUSER: no },
  },
  reservations: { words: 'Reservations, calendar, offline reservations, blocks, check-in', who: staff },
  'a reservation by its key': {
    words: 'One reservation, asked for by its id or reference',
    who: { ...staff, USER: hidden, 'signed out': hidden },
  },
  'billing report': { words: 'The billing report: reading', who: staff },
  'answer reviews': { words: 'Answering and reporting reviews, reviewing guests', who: staff },
  'own account': {
    words: 'Own reservations, profile and reviews',
    who: { SUPERADMIN: any, ORGADMIN: any, ORGUSER: any, USER: any, 'signed out': no, system: no },
  },
  everybody: {
    words: 'Search, reserve, links by message',
    who: { SUPERADMIN: any, ORGADMIN: any, ORGUSER: any, USER: any, 'signed out': any, system: any },
  },
} as const satisfies Record<string, Row>

export type RowOfDecisions = keyof typeof decisionTable

export function expectedVerdict(row: RowOfDecisions, role: AskingRole, tenant: Tenant): Verdict {
  return decisionTable[row].who[role][tenants.indexOf(tenant) as 0 | 1]
}

import { Temporal } from '@camp/domain/shared/temporal.ts'
import { z } from 'zod'
import { plotsInMemory } from '../organisations/catalogue-cache.ts'

/** One environment variable: how its text is read, and what the text would be when it is not set. */
export interface Setting<Value = unknown> {
  /** Turns text into the value; the message of its only issue says what is expected. */
  readonly schema: z.ZodType<Value, string>
  readonly standard?: string
  /** Never shown; may come from the file that `<name>_FILE` names. */
  readonly isSecret?: true
}

const text = z.string()
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every variable that the product reads. */
export const settings = {
  PORT: setting(wholeNumber(1, 65_535), { standard: '3000' }),
  DATA_DIR: setting(text, { standard: '.data' }),
  DATABASE_URL: secret(database()),
  DATABASE_REPLICA_URLS: secret(
    listOf(database('addresses like postgresql://user:password@host:5432/database, with commas between them')),
  ),
  DATABASE_DIRECT_URL: secret(database()),
  DATABASE_POOL_SIZE: setting(wholeNumber(2, 500, 'connections of one web process'), { standard: '20' }),
  PLOTS_IN_MEMORY: setting(wholeNumber(1000, 10_000_000, 'plots that a web process keeps'), {
    standard: String(plotsInMemory),
  }),
  WEB_PROCESSES: setting(wholeNumber(1, 1000, 'how many web processes run together'), { standard: '1' }),
  WORKER_PROCESSES: setting(wholeNumber(0, 100, 'how many workers run together'), { standard: '1' }),
  DATABASE_PREPARED_STATEMENTS: setting(oneOf(['on', 'off']), { standard: 'on' }),
  PUBLIC_URL: setting(
    address(['http:', 'https:'], 'https://www.example.org, without a path').refine(
      isOrigin,
      expects('an address without a path'),
    ),
  ),
  SITE_NAME: setting(text.regex(/^[^\p{Cc}]{1,60}$/u, expects('a name of at most 60 characters'))),
  FACEBOOK_URL: setting(address(['https:'], 'https://www.facebook.com/example')),
  INSTAGRAM_URL: setting(address(['https:'], 'https://www.instagram.com/example')),
  MAP_TILES_URL: setting(
    text.regex(
      /^https:\/\/[^\s/?#;,'"]+\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[^\s;,'"]+$/,
      expects('an address like https://tiles.example.org/{z}/{x}/{y}.png'),
    ),
  ),
  MAP_ATTRIBUTION: setting(text.regex(/^[^\p{Cc}<>]{1,200}$/u, expects('a text of at most 200 characters, without < and >'))),
  EMAIL: setting(oneOf(['on', 'off'])),
  SMS: setting(oneOf(['on', 'off'])),
  WHATSAPP: setting(oneOf(['on', 'off'])),
  PAYMENTS: setting(oneOf(['on', 'off'])),
  DEMO_CLOCK: setting(text.transform(toInstant)),
  DEMO_PICTURES: setting(oneOf(['ahead', 'asked']), { standard: 'ahead' }),
  RATE_LIMITS: setting(oneOf(['on', 'off']), { standard: 'on' }),
  UNPAID_NIGHTS_PER_VISITOR: setting(wholeNumber(1, 1_000_000), { standard: '150' }),
  UNPAID_NIGHTS_UNPROVED: setting(wholeNumber(1, 1_000_000), { standard: '30' }),
  UNPAID_NIGHTS_PER_ADDRESS: setting(wholeNumber(1, 1_000_000), { standard: '300' }),
  UNPAID_NIGHTS_PER_NETWORK: setting(wholeNumber(1, 1_000_000), { standard: '1200' }),
  PHONE_COUNTRIES: setting(listOf(text.regex(/^[A-Z]{2}$/, expects('countries like ZA,NA,BW'))), {
    standard: 'ZA,NA,BW,ZW,MZ,SZ,LS',
  }),
  PHONE_MESSAGES_PER_CAMPSITE: setting(wholeNumber(1, 100_000), { standard: '200' }),
  SMS_PART_PRICE: setting(
    text
      .regex(/^\d{1,3}(\.\d{1,4})?$/, expects('rand for one part of an SMS, like 0.42'))
      .transform((rand) => Math.round(Number(rand) * 10_000)),
  ),
  PHONE_MESSAGES_PER_HOUR: setting(wholeNumber(1, 1_000_000), { standard: '2000' }),
  SECOND_FACTOR: setting(oneOf(['staff', 'administrators', 'optional'])),
  SECOND_FACTOR_GRACE_DAYS: setting(wholeNumber(0, 90, 'days'), { standard: '14' }),
  ENCRYPTION_KEY: secret(ofAtLeast(32)),
  ENCRYPTION_KEY_OLD: secret(ofAtLeast(32)),
  OUTBOUND_ALLOW_HOSTS: setting(
    listOf(text.regex(/^[\w.:[\]-]+$/, expects('host names or addresses, each with or without :port, with commas between them'))),
    { standard: '' },
  ),
  LOG_LEVEL: setting(oneOf(logLevels), { standard: 'info' }),
  TRUST_PROXY: setting(wholeNumber(0, 10, 'the number of proxies in front of the product'), { standard: '0' }),
  METRICS_TOKEN: secret(ofAtLeast(16)),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(address(['http:', 'https:'], 'http://localhost:4318')),
  SERVICE_KEY: secret(text.regex(/^\S+$/, expects('a key without spaces'))),
  RELAY_MESSAGES_PER_HOUR: setting(wholeNumber(1, 100_000), { standard: '60' }),
  RELAY_MESSAGES_PER_DAY: setting(wholeNumber(1, 1_000_000), { standard: '500' }),
  SMTP_URL: secret(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  EMAIL_BOUNCE_SECRET: secret(ofAtLeast(16)),
  MAIL_FROM: setting(
    text.regex(/^([^<>]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/, expects('an address like Camp <bookings@example.org>')),
  ),
  DMARC_IMAP_URL: secret(mailbox()),
  REPLY_ADDRESS: setting(
    text.regex(/^[\w.+-]{0,30}\*@[\w-]+(\.[\w-]+)+$/, expects('an address with a star, like replies+*@example.org')),
  ),
  REPLY_SECRET: secret(ofAtLeast(16)),
  REPLY_SECRET_OLD: secret(ofAtLeast(16)),
  REPLY_IMAP_URL: secret(mailbox()),
  OPERATOR_NAME: setting(text, { standard: 'Demo marketplace (not a real company)' }),
  OPERATOR_REGISTRATION: setting(text, { standard: 'Demo: no registration number' }),
  OPERATOR_ADDRESS: setting(text, { standard: 'Demo: no address' }),
  OPERATOR_EMAIL: setting(text.regex(/^[^@\s<>,;"]+@[^@\s<>,;"]+$/, expects('an address like hello@example.org')), {
    standard: 'demo@camp.example',
  }),
  OPERATOR_PHONE: setting(text.regex(/\d/, expects('a number like +27 21 555 0100')), { standard: '+27 00 000 0000' }),
  OPERATOR_OFFICE_BEARERS: setting(text),
  OPERATOR_INFORMATION_OFFICER: setting(text),
  PEACH_OAUTH_URL: setting(web(), { standard: 'https://dashboard.peachpayments.com' }),
  PEACH_CHECKOUT_URL: setting(web(), { standard: 'https://secure.peachpayments.com' }),
  PEACH_REFUND_URL: setting(web(), { standard: 'https://api.peachpayments.com/v1/checkout/refund' }),
  PEACH_CLIENT_ID: setting(text),
  PEACH_CLIENT_SECRET: secret(text),
  PEACH_MERCHANT_ID: setting(text),
  PEACH_ENTITY_ID: setting(text),
  PEACH_SECRET_TOKEN: secret(text),
  PEACH_SECRET_TOKEN_OLD: secret(text),
  PEACH_CARD_URL: setting(web(), { standard: 'https://card.peachpayments.com/v1' }),
  PEACH_CARD_TOKEN: secret(text),
  HTI_SANDBOX_URL: setting(web()),
  BULKSMS_URL: setting(web(), { standard: 'https://api.bulksms.com/v1' }),
  BULKSMS_TOKEN_ID: setting(text),
  BULKSMS_TOKEN_SECRET: secret(text),
  BULKSMS_WEBHOOK_SECRET: secret(text),
  PICTURES_S3_URL: setting(web()),
  PICTURES_S3_REGION: setting(text.regex(/^[\w-]+$/, expects('a region like us-east-1')), { standard: 'us-east-1' }),
  PICTURES_S3_ACCESS_KEY_ID: setting(text),
  PICTURES_S3_SECRET_ACCESS_KEY: secret(text),
  WHATSAPP_PROVIDER: setting(oneOf(['meta', 'twilio']), { standard: 'meta' }),
  WHATSAPP_URL: setting(web()),
  WHATSAPP_PHONE_NUMBER_ID: setting(text.regex(/^\d+$/, expects('the digits of a phone number id'))),
  WHATSAPP_ACCESS_TOKEN: secret(text),
  WHATSAPP_APP_SECRET: secret(text),
  WHATSAPP_VERIFY_TOKEN: secret(text),
  WHATSAPP_ACCOUNT_SID: setting(text),
  WHATSAPP_AUTH_TOKEN: secret(text),
  WHATSAPP_FROM: setting(text.regex(/^\+\d{8,15}$/, expects('a number like +27821234567'))),
} satisfies Record<string, Setting>

export type Variable = keyof typeof settings

export const variables = Object.keys(settings) as readonly Variable[]

function setting<Schema extends z.ZodType<unknown, string>>(schema: Schema, more: { readonly standard?: string } = {}) {
  return { schema, ...more }
}

function secret<Schema extends z.ZodType<unknown, string>>(schema: Schema) {
  return { schema, isSecret: true as const }
}

function expects(expected: string): { error: string } {
  return { error: expected }
}

function wholeNumber(from: number, to: number, what = 'a whole number') {
  const expected = expects(`${what}, from ${from} to ${to}`)
  return text
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((number) => number >= from && number <= to, expected)
}

function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, expects(words.join(' or ')))
}

function web() {
  return address(['http:', 'https:'], 'https://host/path')
}

function database(expected = 'an address like postgresql://user:password@host:5432/database') {
  return addressOf(['postgres:', 'postgresql:'], expected)
}

function mailbox() {
  const example = 'imaps://user:password@host:993/INBOX'
  return address(['imap:', 'imaps:'], example).refine(
    hasCredentials,
    expects(`an address with user and password, like ${example}`),
  )
}

function ofAtLeast(characters: number) {
  return text.regex(new RegExp(`^\\S{${characters},}$`), expects(`${characters} characters or more, without spaces`))
}

function address(protocols: readonly string[], example: string) {
  return addressOf(protocols, `an address like ${example}`)
}

function addressOf(protocols: readonly string[], expected: string) {
  const isFit = (url: string) => URL.canParse(url) && protocols.includes(new URL(url).protocol) && new URL(url).hostname !== ''
  return text.refine(isFit, expects(expected))
}

function hasCredentials(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { username, password } = new URL(url)
  return username !== '' && password !== ''
}

function isOrigin(url: string): boolean {
  return !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`
}

function toInstant(written: string, context: z.RefinementCtx): Temporal.Instant {
  try {
    return Temporal.Instant.from(written)
  } catch {
    context.addIssue({ code: 'custom', message: 'a moment like 2026-11-21T08:00:00+02:00' })
    return z.NEVER
  }
}

function listOf<Value>(item: z.ZodType<Value, string>) {
  return text
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item))
}

import { resolve } from 'node:path'
import { type MessageChannel, messageChannels } from '@camp/domain/messaging/notification.ts'
import type { SmsPartPrice } from '@camp/domain/messaging/sms-cost.ts'
import { staffRoles } from '@camp/domain/people/role.ts'
import type { FactorRule } from '@camp/domain/people/second-factor.ts'
import type { UnpaidNights } from '@camp/domain/reservations/hold-limits.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js'
import type { z } from 'zod'
import { ConfigurationError, type ConfigurationFault } from './configuration-error.ts'
import { type Environment, type ReadFile, readEnvironment } from './environment.ts'
import { crossFaults } from './setting-groups.ts'
import { type Setting, settings, type Variable, variables } from './settings.ts'

type Values = { readonly [Name in Variable]?: z.infer<(typeof settings)[Name]['schema']> }

/** What the environment says, checked as a whole. A part that is absent is not in use. */
export interface Configuration {
  readonly port: number
  /** Absolute. */
  readonly dataDirectory: string
  /** Absent: the embedded PostgreSQL under `dataDirectory`. */
  readonly databaseUrl: string | undefined
  /**
   * Past a pooler, for what needs a connection of its own: hearing of changes, the worker and migrations.
   * Absent: there is no pooler.
   */
  readonly databaseDirectUrl: string | undefined
  /** Connections of one web process; each takes one more to hear of changes. */
  readonly databasePoolSize: number
  /** How many plots' catalogues a web process keeps; a campsite counts as ten more. */
  readonly plotsInMemory: number
  /** How many of them run together, on all machines. */
  readonly webProcesses: number
  readonly workerProcesses: number
  readonly databaseReplicaUrls: readonly string[]
  /**
   * Whether connections keep what they have parsed; not behind a pooler that hands them out by the
   * transaction.
   */
  readonly preparesStatements: boolean
  /** An origin without a slash at its end. */
  readonly publicUrl: string
  /** Absent: the request's host. */
  readonly siteName: string | undefined
  /** Addresses of the operator's own pages elsewhere; one that is absent is not linked. */
  readonly socialPages: { readonly facebook?: string; readonly instagram?: string }
  /** Raster tiles under the map, and who made them. Absent: the map draws what it ships with. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined
  /** Channels that were switched off by name: what would go by them is skipped. */
  readonly channelsOff: readonly MessageChannel[]
  readonly arePaymentsOff: boolean
  /** The moment that the demo marketplace begins at; absent: now. */
  readonly demoClock: Temporal.Instant | undefined
  /** Of the demo: before the first guest comes, not only when one is asked for. */
  readonly drawsPicturesAhead: boolean
  readonly areRateLimitsOn: boolean
  /** Plots times nights that may be kept at one moment without being paid. */
  readonly unpaidNights: Required<UnpaidNights>
  /** Where SMS and WhatsApp go, and how many an hour. */
  readonly phones: { readonly countries: readonly CountryCode[]; readonly perCampsite: number; readonly ofAll: number }
  /** About what one part of an SMS costs; absent: nobody knows. */
  readonly smsPartPrice: SmsPartPrice | undefined
  /** Of whom a second step of signing in is asked; where guests are real, of all staff unless said. */
  readonly factorRule: FactorRule
  /** The newest first; an older one only while it is being replaced. None in the embedded default. */
  readonly encryptionKeys: readonly string[]
  readonly outboundAllowHosts: readonly string[]
  readonly logLevel: NonNullable<Values['LOG_LEVEL']>
  /** How many proxies in front of the product set `X-Forwarded-*`; 0 trusts none. */
  readonly trustedProxies: number
  readonly serviceKey: string | undefined
  /** Who asks for the figures of the process has to show it; absent: nobody gets them. */
  readonly metricsToken: string | undefined
  /** Where traces go by OTLP; absent: nobody traces. */
  readonly tracesEndpoint: string | undefined
  /** Messages that each caller may send through the doors of `/api`, over all channels. */
  readonly relayQuota: { readonly perHour: number; readonly perDay: number }
  readonly operator: OperatorConfiguration
  readonly smtp: SmtpConfiguration | undefined
  /** The mailbox to which receivers of our mail report; absent: reports are imported as files. */
  readonly dmarcImapUrl: string | undefined
  /** How guests answer by e-mail into the conversation; absent: they answer the campsite's own address. */
  readonly replies: ReplyConfiguration | undefined
  readonly peach: PeachConfiguration | undefined
  readonly bulkSms: BulkSmsConfiguration | undefined
  readonly whatsApp: WhatsAppConfiguration | undefined
  /** Where connections whose address is `sandbox` lead; absent: where the demo's own runs. */
  readonly htiSandboxUrl: string | undefined
  /** Absent: uploaded pictures are kept under `dataDirectory`. */
  readonly pictureBucket: PictureBucketConfiguration | undefined
}

export interface SmtpConfiguration {
  readonly url: string
  readonly from: string
  /** What the address for bounces carries as `secret`; absent: it answers nobody. */
  readonly bounceSecret: string | undefined
}

export interface ReplyConfiguration {
  /** With a star where each booking has its own part. */
  readonly pattern: string
  /** What addresses are signed with first; those that any of them signed are believed. */
  readonly secrets: readonly string[]
  readonly imapUrl: string
}

/** The company that runs the marketplace, as the law asks it to introduce itself. */
export interface OperatorConfiguration {
  readonly name: string
  readonly registration: string
  readonly address: string
  readonly email: string
  readonly phone: string
  /** Absent: it has none, being a person. */
  readonly officeBearers: string | null
  /** Absent: whoever is at its head. */
  readonly informationOfficer: string | null
  /** Nobody has said who runs this marketplace. */
  readonly isDemo: boolean
}

export interface PeachConfiguration {
  readonly oauthUrl: string
  readonly checkoutUrl: string
  readonly refundUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly merchantId: string
  readonly entityId: string
  /** The newest first; an older one only while a token is being replaced. */
  readonly secretTokens: readonly [string, ...string[]]
  /** Absent: cards that the gateway keeps cannot be deleted there. */
  readonly cardApi?: { readonly url: string; readonly accessToken: string }
}

export interface PictureBucketConfiguration {
  /** Of the bucket. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface BulkSmsConfiguration {
  readonly url: string
  readonly tokenId: string
  readonly tokenSecret: string
  readonly webhookSecret: string | undefined
}

export type WhatsAppConfiguration =
  | {
      readonly provider: 'meta'
      readonly url: string
      readonly phoneNumberId: string
      readonly accessToken: string
      readonly appSecret: string
      readonly verifyToken: string
    }
  | {
      readonly provider: 'twilio'
      readonly url: string
      readonly accountSid: string
      readonly authToken: string
      readonly from: string
    }

/** Throws a `ConfigurationError` that names every fault at once. */
export function readConfiguration(environment: Environment, readFile?: ReadFile): Configuration {
  const { texts, faults: unread } = readEnvironment(environment, readFile)
  const { values, faults: unfit } = parse(texts)
  const faults = [...unread, ...unfit, ...crossFaults(texts)]
  if (faults.length > 0) throw new ConfigurationError(faults)
  return toConfiguration(values, !texts.has('OPERATOR_NAME'))
}

function parse(texts: ReadonlyMap<Variable, string>): { values: Values; faults: readonly ConfigurationFault[] } {
  const values: Record<string, unknown> = {}
  const faults: ConfigurationFault[] = []
  for (const variable of variables) {
    const { schema, standard, isSecret }: Setting = settings[variable]
    const text = texts.get(variable) ?? standard
    if (text === undefined) continue
    const parsed = schema.safeParse(text)
    if (parsed.success) values[variable] = parsed.data
    else
      faults.push({
        variable,
        got: isSecret ? 'something else (not shown)' : `"${text}"`,
        expected: parsed.error.issues[0]?.message ?? 'usable',
      })
  }
  return { values, faults }
}

function toConfiguration(values: Values, isDemoOperator: boolean): Configuration {
  const port = given(values.PORT)
  return {
    port,
    dataDirectory: resolve(given(values.DATA_DIR)),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePoolSize: given(values.DATABASE_POOL_SIZE),
    plotsInMemory: given(values.PLOTS_IN_MEMORY),
    webProcesses: given(values.WEB_PROCESSES),
    workerProcesses: given(values.WORKER_PROCESSES),
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS ?? [],
    preparesStatements: values.DATABASE_PREPARED_STATEMENTS !== 'off',
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    siteName: values.SITE_NAME,
    socialPages: socialPages(values),
    mapTiles: values.MAP_TILES_URL ? { url: values.MAP_TILES_URL, attribution: given(values.MAP_ATTRIBUTION) } : undefined,
    channelsOff: channelsOff(values),
    arePaymentsOff: values.PAYMENTS === 'off',
    demoClock: values.DEMO_CLOCK,
    drawsPicturesAhead: values.DEMO_PICTURES === 'ahead',
    areRateLimitsOn: values.RATE_LIMITS === 'on',
    unpaidNights: {
      visitor: given(values.UNPAID_NIGHTS_PER_VISITOR),
      unproved: given(values.UNPAID_NIGHTS_UNPROVED),
      address: given(values.UNPAID_NIGHTS_PER_ADDRESS),
      network: given(values.UNPAID_NIGHTS_PER_NETWORK),
    },
    phones: {
      countries: given(values.PHONE_COUNTRIES).filter((country): country is CountryCode => isSupportedCountry(country)),
      perCampsite: given(values.PHONE_MESSAGES_PER_CAMPSITE),
      ofAll: given(values.PHONE_MESSAGES_PER_HOUR),
    },
    smsPartPrice: values.SMS_PART_PRICE,
    factorRule: { requiredOf: factorRequiredOf(values), graceDays: given(values.SECOND_FACTOR_GRACE_DAYS) },
    encryptionKeys: [values.ENCRYPTION_KEY, values.ENCRYPTION_KEY_OLD].filter((key) => key !== undefined),
    htiSandboxUrl: values.HTI_SANDBOX_URL,
    outboundAllowHosts: values.OUTBOUND_ALLOW_HOSTS ?? [],
    logLevel: given(values.LOG_LEVEL),
    trustedProxies: given(values.TRUST_PROXY),
    serviceKey: values.SERVICE_KEY,
    metricsToken: values.METRICS_TOKEN,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    relayQuota: { perHour: given(values.RELAY_MESSAGES_PER_HOUR), perDay: given(values.RELAY_MESSAGES_PER_DAY) },
    operator: { ...operator(values), isDemo: isDemoOperator },
    smtp:
      values.SMTP_URL && values.EMAIL !== 'off'
        ? { url: values.SMTP_URL, from: given(values.MAIL_FROM), bounceSecret: values.EMAIL_BOUNCE_SECRET }
        : undefined,
    dmarcImapUrl: values.DMARC_IMAP_URL,
    replies: values.REPLY_ADDRESS
      ? { pattern: values.REPLY_ADDRESS, secrets: replySecrets(values), imapUrl: given(values.REPLY_IMAP_URL) }
      : undefined,
    peach: values.PEACH_CLIENT_ID && values.PAYMENTS !== 'off' ? peach(values) : undefined,
    bulkSms: values.BULKSMS_TOKEN_ID && values.SMS !== 'off' ? bulkSms(values) : undefined,
    whatsApp: values.WHATSAPP === 'off' ? undefined : whatsApp(values),
    pictureBucket: values.PICTURES_S3_URL ? pictureBucket(values) : undefined,
  }
}

function replySecrets({ REPLY_SECRET, REPLY_SECRET_OLD }: Values): readonly string[] {
  return [given(REPLY_SECRET), REPLY_SECRET_OLD].filter((secret) => secret !== undefined)
}

function factorRequiredOf({ DATABASE_URL, SECOND_FACTOR }: Values): FactorRule['requiredOf'] {
  const of = SECOND_FACTOR ?? (DATABASE_URL === undefined ? 'optional' : 'staff')
  if (of === 'optional') return []
  return of === 'staff' ? staffRoles : ['SUPERADMIN']
}

/** The demo shows examples. */
function socialPages({ DATABASE_URL, FACEBOOK_URL, INSTAGRAM_URL }: Values): Configuration['socialPages'] {
  const isDemo = DATABASE_URL === undefined
  const facebook = FACEBOOK_URL ?? (isDemo ? 'https://www.facebook.com/' : undefined)
  const instagram = INSTAGRAM_URL ?? (isDemo ? 'https://www.instagram.com/' : undefined)
  return { ...(facebook && { facebook }), ...(instagram && { instagram }) }
}

function channelsOff({ EMAIL, SMS, WHATSAPP }: Values): readonly MessageChannel[] {
  const switches = { email: EMAIL, sms: SMS, app: WHATSAPP }
  return messageChannels.filter((channel) => switches[channel] === 'off')
}

function operator(values: Values): Omit<OperatorConfiguration, 'isDemo'> {
  return {
    name: given(values.OPERATOR_NAME),
    registration: given(values.OPERATOR_REGISTRATION),
    address: given(values.OPERATOR_ADDRESS),
    email: given(values.OPERATOR_EMAIL),
    phone: given(values.OPERATOR_PHONE),
    officeBearers: values.OPERATOR_OFFICE_BEARERS ?? null,
    informationOfficer: values.OPERATOR_INFORMATION_OFFICER ?? null,
  }
}

function peach(values: Values): PeachConfiguration {
  return {
    oauthUrl: given(values.PEACH_OAUTH_URL),
    checkoutUrl: given(values.PEACH_CHECKOUT_URL),
    refundUrl: given(values.PEACH_REFUND_URL),
    clientId: given(values.PEACH_CLIENT_ID),
    clientSecret: given(values.PEACH_CLIENT_SECRET),
    merchantId: given(values.PEACH_MERCHANT_ID),
    entityId: given(values.PEACH_ENTITY_ID),
    secretTokens: values.PEACH_SECRET_TOKEN_OLD
      ? [given(values.PEACH_SECRET_TOKEN), values.PEACH_SECRET_TOKEN_OLD]
      : [given(values.PEACH_SECRET_TOKEN)],
    ...(values.PEACH_CARD_TOKEN && { cardApi: { url: given(values.PEACH_CARD_URL), accessToken: values.PEACH_CARD_TOKEN } }),
  }
}

function bulkSms(values: Values): BulkSmsConfiguration {
  return {
    url: given(values.BULKSMS_URL),
    tokenId: given(values.BULKSMS_TOKEN_ID),
    tokenSecret: given(values.BULKSMS_TOKEN_SECRET),
    webhookSecret: values.BULKSMS_WEBHOOK_SECRET,
  }
}

function pictureBucket(values: Values): PictureBucketConfiguration {
  return {
    url: given(values.PICTURES_S3_URL),
    region: given(values.PICTURES_S3_REGION),
    accessKeyId: given(values.PICTURES_S3_ACCESS_KEY_ID),
    secretAccessKey: given(values.PICTURES_S3_SECRET_ACCESS_KEY),
  }
}

function whatsApp(values: Values): WhatsAppConfiguration | undefined {
  if (values.WHATSAPP_PROVIDER === 'twilio') {
    return {
      provider: 'twilio',
      url: values.WHATSAPP_URL ?? 'https://api.twilio.com',
      accountSid: given(values.WHATSAPP_ACCOUNT_SID),
      authToken: given(values.WHATSAPP_AUTH_TOKEN),
      from: given(values.WHATSAPP_FROM),
    }
  }
  if (!values.WHATSAPP_ACCESS_TOKEN) return undefined
  return {
    provider: 'meta',
    url: values.WHATSAPP_URL ?? 'https://graph.facebook.com/v24.0',
    phoneNumberId: given(values.WHATSAPP_PHONE_NUMBER_ID),
    accessToken: values.WHATSAPP_ACCESS_TOKEN,
    appSecret: given(values.WHATSAPP_APP_SECRET),
    verifyToken: given(values.WHATSAPP_VERIFY_TOKEN),
  }
}

/** Standards and the rules between settings have seen to it. */
function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A setting is absent that the rules between settings should have demanded.')
  return value
}

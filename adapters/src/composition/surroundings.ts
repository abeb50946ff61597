import type { MessageSender, MessageSenders } from '@camp/application/messaging/message-sender.ts'
import type { PaymentGateway } from '@camp/application/payments/payment-gateway.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { type ContactKind, contactKinds } from '@camp/domain/reservations/contact-proof.ts'
import { holdLimits } from '@camp/domain/reservations/hold-limits.ts'
import { BulkSms } from '../bulksms/bulksms.ts'
import type { BulkSmsSettings } from '../bulksms/bulksms-settings.ts'
import { HttpFeedFetcher } from '../calendar-feeds/http-feed-fetcher.ts'
import type { Configuration, ReplyConfiguration } from '../configuration/configuration.ts'
import { dmarcLimits } from '../dmarc/dmarc-limits.ts'
import { ImapMailbox } from '../email/imap-mailbox.ts'
import { mailLimits } from '../email/read-mail.ts'
import { SignedReplyAddresses } from '../email/signed-reply-addresses.ts'
import { HttpHtiExchange } from '../hti/http-hti-exchange.ts'
import type { Logger } from '../logging/logger.ts'
import { LocalMailboxSender } from '../messaging/local-mailbox-sender.ts'
import { GuardedPhoneSender } from '../messaging/phones/guarded-phone-sender.ts'
import { noPhoneQuota } from '../messaging/phones/phone-quota.ts'
import { postgresPhoneQuota } from '../messaging/phones/postgres-phone-quota.ts'
import { PinoMessageLog } from '../messaging/pino-message-log.ts'
import { SmtpMessageSender, type SmtpSettings } from '../messaging/smtp-message-sender.ts'
import { SwitchedOffSender } from '../messaging/switched-off-sender.ts'
import { type OutboundGuard, outboundGuard } from '../outbound/outbound-guard.ts'
import { PeachPayments } from '../payments/peach-payments.ts'
import type { PeachSettings } from '../payments/peach-settings.ts'
import { UnconfiguredGateway } from '../payments/unconfigured-gateway.ts'
import { openPictures } from '../pictures/open-pictures.ts'
import type { Database } from '../postgres/orm.ts'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { clockStartingAt, systemClock } from '../shared/system-clock.ts'
import { openWhatsApp } from '../whatsapp/open-whatsapp.ts'
import { whatsAppSender } from '../whatsapp/whatsapp-sender.ts'
import type { ProductSurroundings } from './product.ts'
import type { StandIns } from './stand-ins.ts'

export interface SurroundingsOptions {
  readonly configuration: Configuration
  readonly database: Database
  readonly logger: Logger
  /** One of them counts only where the configuration has no credentials. */
  readonly standIns: StandIns
  /** The process's own, when it has made one already. */
  readonly clock?: Clock
}

/** The outside world as the configuration has it; what is not configured stays on this machine. */
export function surroundingsOf({
  configuration,
  database,
  logger,
  standIns,
  clock = clockOf(configuration),
}: SurroundingsOptions): ProductSurroundings {
  const { publicUrl, outboundAllowHosts } = configuration
  const guard = outboundGuard([...outboundAllowHosts, ...standIns.hosts])
  const sms = smsOf(bulkSmsSettings(configuration) ?? standIns.sms, guard)
  const whatsAppSettings = configuration.whatsApp ?? standIns.whatsApp
  const whatsApp = openWhatsApp({ settings: whatsAppSettings, publicUrl, guard })
  const guarded = guardingPhones({ configuration, database, logger, clock })
  const app = whatsAppSettings && whatsAppSender({ sender: whatsApp.templates, database, publicUrl })
  return {
    database,
    clock,
    randomness: cryptoRandomness,
    publicUrl,
    platformAddress: configuration.operator.email,
    operator: operatorOnPaper(configuration),
    isDemoMode: isEmbedded(configuration),
    areRateLimitsOn: configuration.areRateLimitsOn,
    holdLimits: holdLimits(configuration.unpaidNights),
    provableContacts: provableContacts(configuration),
    smsPartPrice: configuration.smsPartPrice ?? null,
    isSmsOn: !configuration.channelsOff.includes('sms'),
    staysLocal: showsMailbox(configuration),
    relayQuota: configuration.relayQuota,
    clockOfPhones: systemClock,
    factorRule: configuration.factorRule,
    encryptionKeys: configuration.encryptionKeys,
    emailBounceSecret: (configuration.smtp ?? standIns.email)?.bounceSecret ?? null,
    gateway: gatewayOf(gatewaySettings(configuration) ?? standIns.payments, guard),
    // What stands in for it is ours, and asked by nobody else.
    ...(!gatewaySettings(configuration) && { gatewayPause: 0 }),
    arePaymentsOff: configuration.arePaymentsOff,
    messageSenders: {
      ...sendersOf({ smtp: configuration.smtp ?? standIns.email, guard, logger, sms: sms && guarded(sms) }),
      ...(app && { app: guarded(app) }),
      ...Object.fromEntries(configuration.channelsOff.map((channel) => [channel, new SwitchedOffSender(channel)])),
    },
    smsProvider: sms,
    whatsApp,
    messageLog: new PinoMessageLog(logger),
    feedFetcher: new HttpFeedFetcher({ guard, publicUrl }),
    htiExchange: new HttpHtiExchange({ guard, sandboxUrl: configuration.htiSandboxUrl ?? standIns.hti?.url }),
    ...(configuration.dmarcImapUrl && {
      reportMailbox: new ImapMailbox({ url: configuration.dmarcImapUrl, guard, mostBytes: dmarcLimits.bytes }),
    }),
    ...repliesOf(configuration.replies ?? standIns.email?.replies, guard),
    pictureParts: openPictures(configuration, guard, standIns.drawnPictures),
  }
}

/** Where guests answer e-mails about their bookings; nothing where it is not configured. */
function repliesOf(replies: ReplyConfiguration | undefined, guard: OutboundGuard) {
  if (!replies) return {}
  const { imapUrl: url, pattern, secrets } = replies
  return {
    replyAddresses: new SignedReplyAddresses({ pattern, secrets }),
    replyMailbox: new ImapMailbox({ url, guard, mostBytes: mailLimits.bytes, longerOnes: 'cut' }),
  }
}

/** One of them is written to by two channels. */
function provableContacts({ channelsOff }: Configuration): readonly ContactKind[] {
  const isOn = (kind: ContactKind) =>
    kind === 'email' ? !channelsOff.includes('email') : !(channelsOff.includes('sms') && channelsOff.includes('app'))
  return contactKinds.filter(isOn)
}

function operatorOnPaper({ operator }: Configuration): ProductSurroundings['operator'] {
  const { name, address, email, phone, registration: registrationNumber } = operator
  return { name, addressLines: address.split(',').map((line) => line.trim()), email, phone, registrationNumber }
}

/** The embedded default: demo data, a gateway sandbox and a local mailbox. */
export function isEmbedded({ databaseUrl }: Pick<Configuration, 'databaseUrl'>): boolean {
  return databaseUrl === undefined
}

/** The machine's clock, or the demo's: one per process. */
export function clockOf({ demoClock }: Pick<Configuration, 'demoClock'>): Clock {
  return demoClock ? clockStartingAt(demoClock) : systemClock
}

/** The local mailbox shows what guests get, so it is there only while nothing is real (rule M9). */
export function showsMailbox(configuration: Configuration): boolean {
  const { smtp, bulkSms, whatsApp } = configuration
  return isEmbedded(configuration) && !smtp && !bulkSms && !whatsApp
}

export function gatewaySettings({ peach, publicUrl }: Configuration): PeachSettings | undefined {
  return peach && { ...peach, siteUrl: publicUrl }
}

/** On the machine's clock: tokens and signatures carry the real time. */
function gatewayOf(settings: PeachSettings | undefined, guard: OutboundGuard): PaymentGateway {
  return settings ? new PeachPayments({ settings, clock: systemClock, guard }) : new UnconfiguredGateway()
}

function bulkSmsSettings({ bulkSms }: Configuration): BulkSmsSettings | undefined {
  return bulkSms && { ...bulkSms, webhookSecret: bulkSms.webhookSecret ?? null }
}

function smsOf(settings: BulkSmsSettings | undefined, guard: OutboundGuard): BulkSms | undefined {
  return settings && new BulkSms({ settings, guard })
}

interface SenderParts {
  readonly smtp: Pick<SmtpSettings, 'url' | 'from'> | undefined
  readonly guard: OutboundGuard
  readonly logger: Logger
  readonly sms: MessageSender | undefined
}

/** Around what leaves for phones for real. */
function guardingPhones(parts: Omit<SurroundingsOptions, 'standIns' | 'clock'> & { readonly clock: Clock }) {
  const { configuration, database, logger, clock } = parts
  const { phones, operator, areRateLimitsOn } = configuration
  const counting = { database, limits: phones, platformAddress: operator.email, logger, clock, randomness: cryptoRandomness }
  const quota = areRateLimitsOn ? postgresPhoneQuota(counting) : noPhoneQuota
  return (sender: MessageSender) => new GuardedPhoneSender(sender, { countries: phones.countries, quota })
}

function sendersOf({ smtp, guard, logger, sms }: SenderParts): MessageSenders {
  const local = new LocalMailboxSender()
  const email = smtp && new SmtpMessageSender({ url: smtp.url, from: smtp.from, guard, logger })
  return { email: email ?? local, sms: sms ?? local, app: local }
}

import type { OfflineReservationQuery } from '@camp/application/offline-reservations/offline-reservation-answers.ts'
import { type OfflinePaymentMethod, offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Command, Option } from 'commander'
import { type Stop, stop } from '../answer.ts'
import type { Cli } from '../cli.ts'
import { given, givenOrganisation } from '../given.ts'
import { operator } from '../operator.ts'
import { amountInRand, calendarDate } from '../option-values.ts'
import { namedPlot } from '../plots/named-plot.ts'
import { organisationStop } from '../refusals.ts'
import { askStayQuery, type StayOptions } from '../stay-options.ts'

export interface OfflineOptions extends StayOptions {
  readonly org?: string
  readonly plot?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly countryCode: string
  readonly phone?: string
  /** What `--phone` was called before. */
  readonly cell?: string
  readonly plate?: string
  readonly request?: string
  readonly notes?: string
  readonly price?: Money
  readonly priceReason?: string
  readonly paid?: Money
  readonly method: OfflinePaymentMethod
  readonly reference?: string
  readonly on?: Temporal.PlainDate
  readonly byLink: boolean
  readonly notify: boolean
  readonly acceptsTerms: boolean
  readonly ignoreStayRules: boolean
  readonly dryRun: boolean
  readonly yes: boolean
}

export function withOfflineOptions(command: Command): Command {
  return command
    .option('--org <slug>', 'the organisation')
    .option('--plot <plot>', 'the plot by its name')
    .option('--first-name <name>', 'of the guest')
    .option('--last-name <name>', 'of the guest')
    .option('--email <address>', 'of the guest')
    .option('--country-code <code>', 'of the phone number', '+27')
    .option('--phone <number>', 'of the guest')
    .addOption(new Option('--cell <number>').hideHelp())
    .option('--plate <text>', 'number plate of the vehicle')
    .option('--request <text>', 'special request of the guest')
    .option('--notes <text>', 'only staff see it')
    .option('--price <rand>', 'a total that was agreed; as quoted when left out', amountInRand)
    .option('--price-reason <text>', 'why that price')
    .option('--paid <rand>', 'what was paid when booking', amountInRand)
    .addOption(new Option('--method <method>', 'how it was paid').choices(offlinePaymentMethods).default('cash'))
    .option('--reference <text>', 'from the slip or the bank statement')
    .option('--on <date>', 'the day on which it came, YYYY-MM-DD', calendarDate)
    .option('--by-link', 'the guest confirms or pays by a link within 24 hours', false)
    .option('--no-notify', 'the guest is not told')
    .option('--accepts-terms', 'the guest has heard the terms and accepts them', false)
    .option('--ignore-stay-rules', 'minimum stay and weekend rule do not refuse', false)
    .option('--dry-run', 'say what would be booked, book nothing', false)
    .option('--yes', 'do not ask', false)
}

/** Everything that a booking needs, asked for where a person can answer. */
export async function offlineQuery(cli: Cli, options: OfflineOptions): Promise<Result<OfflineReservationQuery, Stop>> {
  const slug = await givenOrganisation(cli, options.org)
  if (!slug.ok) return slug
  const plot = await given(cli, options.plot, { name: '--plot <plot>', ask: ({ text }) => text('Which plot?') })
  if (!plot.ok) return plot
  const enquiry = await askStayQuery(cli, options)
  if (!enquiry.ok) return enquiry
  const plotId = await plotIn(cli, slug.value, plot.value)
  if (!plotId.ok) return plotId
  if (options.paid && !options.on) return refused(stop('usage', 'Missing: --on <date> for --paid'))
  const { stay, party, equipment } = enquiry.value
  return accepted({
    actor: operator,
    orgSlug: slug.value,
    stay,
    plots: [{ plotId: plotId.value, party, equipment }],
    guest: guestOf(options),
    agreed: options.price ? { total: options.price, reason: options.priceReason ?? '' } : null,
    isOfflinePayment: !options.byLink,
    received: receivedOf(options),
    notes: options.notes ?? null,
    notifiesCamper: options.notify,
    acceptsTerms: options.acceptsTerms,
    ignoresStayRules: options.ignoreStayRules,
  })
}

function guestOf(options: OfflineOptions): OfflineReservationQuery['guest'] {
  const {
    firstName = '',
    lastName = '',
    email = null,
    cell = null,
    phone = cell,
    countryCode,
    request = null,
    plate = null,
  } = options
  return {
    firstName,
    lastName,
    email,
    cell: phone,
    countryCode: phone === null ? null : countryCode,
    verificationPreference: 'WHATSAPP',
    language: 'en',
    specialRequest: request,
    allergies: null,
    vehiclePlate: plate,
  }
}

function receivedOf({ paid, method, reference, on }: OfflineOptions): OfflineReservationQuery['received'] {
  return paid && on ? { amount: paid, method, reference: reference ?? null, paidOn: on } : null
}

async function plotIn(cli: Cli, orgSlug: string, wanted: string): Promise<Result<PlotId, Stop>> {
  const choices = await (await cli.useCases()).offlineReservationChoices.execute({ actor: operator, orgSlug })
  if (!choices.ok) return refused(organisationStop(choices.refusal, orgSlug))
  return namedPlot(
    choices.value.plots.map(({ plotId: id, plotName: name, siteName }) => ({ id, name, siteName })),
    wanted,
  )
}

import type { ShownCalendarAddress } from '@camp/application/calendar-feeds/manage-calendar-addresses.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { plotNamedIn } from '../plots/plots-of.ts'
import { organisationStop, refusalStop } from '../refusals.ts'

interface Options {
  readonly for?: string
  readonly whole: boolean
  readonly renew: boolean
  readonly dryRun: boolean
}

export function feedAddressCommand(cli: Cli): Command {
  return campCommand({
    verb: 'address',
    summary: 'Print the addresses under which other calendars read which nights are taken, of a plot or of all together',
    examples: [
      'feed address kloofwater-camp',
      'feed address kloofwater-camp "River stand 1" --for Airbnb --json',
      'feed address kloofwater-camp "River stand 1" --renew --dry-run',
      'feed address kloofwater-camp --whole --renew',
    ],
  })
    .argument('<orgSlug>', 'the organisation')
    .argument('[plotName]', 'one plot, by its name, site and name, or the first letters of its id')
    .option('--for <provider>', 'the address for one place whose calendar the plot follows')
    .option('--whole', 'the address of all plots together', false)
    .option('--renew', 'give that one plot, or all together, another address; the old one stops working', false)
    .option('--dry-run', 'with --renew: say which address would stop working', false)
    .action((slug: string, plot: string | undefined, options: Options) =>
      cli.act(() => feedAddress(cli, { slug, plot, ...options })),
    )
}

interface Wanted extends Options {
  readonly slug: string
  readonly plot: string | undefined
}

async function feedAddress(cli: Cli, wanted: Wanted): Promise<Answer> {
  const { slug, plot, renew, dryRun, whole, for: place } = wanted
  if (whole && (plot !== undefined || place !== undefined)) return stop('usage', 'Give either --whole or a plot.')
  const useCases = await cli.useCases()
  const { listOrganisations, listCalendarAddresses, renewCalendarAddress } = useCases
  const organisations = await listOrganisations.execute({ actor: operator })
  const organisation = organisations.ok ? organisations.value.find((each) => each.slug === slug) : undefined
  if (!organisation) return organisationStop({ code: 'not-found' }, slug)
  const of = { actor: operator, organisationId: organisation.id }
  const listed = await listCalendarAddresses.execute(of)
  if (!listed.ok) return organisationStop(listed.refusal, slug)
  const named = plot === undefined ? undefined : await plotNamedIn(useCases, slug, plot)
  if (named && !named.ok) return named.refusal
  const found = listed.value.filter((address) => isWanted(address, { ...wanted, plotId: named?.value }))
  if (plot !== undefined && found.length === 0) {
    return refusalStop({ code: 'not-found' }, plot, `See ${campLine(`feed address ${slug}`)}`)
  }
  if (!renew) return addressReport(found, [])
  const [address] = plot === undefined && !whole ? [] : found
  if (!address) return stop('usage', 'Say which plot gets a new address, or --whole.')
  if (dryRun) return addressReport([address], ['Nothing was changed. This address would stop working.'])
  const renewed = await renewCalendarAddress.execute({ ...of, id: address.id })
  if (!renewed.ok) return refusalStop(renewed.refusal, slug, `See ${campLine(`feed address ${slug}`)}`)
  return addressReport([renewed.value], ['The old address opens nothing any more.'])
}

type WantedAddress = Pick<Wanted, 'whole' | 'renew' | 'for'> & { readonly plotId: PlotId | undefined }

/** To renew, one for everybody unless a place is named. */
function isWanted({ plot: own, readBy }: ShownCalendarAddress, { plotId, whole, renew, for: place }: WantedAddress): boolean {
  if (whole) return own === null
  const isPlot = plotId === undefined || own?.id === plotId
  const isPlace = place === undefined ? !renew || readBy === null : readBy?.provider.toLowerCase() === place.toLowerCase()
  return isPlot && isPlace
}

function addressReport(addresses: readonly ShownCalendarAddress[], messages: readonly string[]): Answer {
  return report({
    json: addresses.map(({ plot, readBy, url }) => {
      return { plotId: plot?.id ?? null, plot: plot?.name ?? null, for: readBy?.provider ?? null, url }
    }),
    tables: [
      {
        columns: [{ name: 'Plot' }, { name: 'For' }, { name: 'Address' }],
        rows: addresses.map(({ plot, readBy, url }) => [
          plot ? `${plot.siteName}, ${plot.name}` : 'all plots',
          readBy?.provider ?? (plot ? 'everybody else' : 'the own calendar'),
          url,
        ]),
      },
    ],
    messages,
  })
}

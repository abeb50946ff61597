import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import type { WireAmendmentSide } from '#server/wire/amendment-on-wire.ts'
import { partyText } from '../../formatting/party-text.ts'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'

interface ChangeTableProps {
  readonly before: WireAmendmentSide
  readonly after: WireAmendmentSide
}

/** Old and new side by side; what differs stands out by weight, and what does not says that it stays. */
export function ChangeTable({ before, after }: ChangeTableProps) {
  const t = useText('change')
  const rows = useRows(before, after)
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="border-b border-edge text-sm text-ink-soft">
          <th scope="col" className="w-[30%] py-2 pr-3 font-normal">
            <span className="sr-only">{t('what')}</span>
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            {t('now')}
          </th>
          <th scope="col" className="py-2 font-normal">
            {t('afterwards')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, old, next }) => (
          <tr key={label} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-3 text-sm font-normal wrap-anywhere text-ink-soft">
              {label}
            </th>
            <td className="py-2.5 pr-3">{old}</td>
            {old === next ? <td className="py-2.5 text-ink-soft">{t('stays')}</td> : <td className="py-2.5 font-bold">{next}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useRows(before: WireAmendmentSide, after: WireAmendmentSide) {
  const tr = useText('reservation')
  const tc = useText('common')
  const language = use(LanguageContext)
  const rowOf = (label: string, say: (side: WireAmendmentSide) => string) => ({ label, old: say(before), next: say(after) })
  return [
    rowOf(tr('checkIn'), ({ arrivalDate }) => dayText(arrivalDate, language)),
    rowOf(tr('checkOut'), ({ departureDate }) => dayText(departureDate, language)),
    rowOf(tr('nights'), ({ nights }) => tc('nights', { count: nights })),
    rowOf(tr('plots'), ({ plots }) => plots.map(({ plotName }) => plotName).join(', ')),
    rowOf(tr('guests'), (side) => partyText(tc, side)),
    ...(before.plots.length > 1
      ? before.plots.map(({ plotId, plotName }) =>
          rowOf(plotName, (side) => guestsOn(side, plotId, (plot) => partyText(tc, plot))),
        )
      : []),
    rowOf(tr('total'), ({ amountDue }) => randText(amountDue)),
  ]
}

type SidePlot = WireAmendmentSide['plots'][number]

function guestsOn({ plots }: WireAmendmentSide, plotId: string, say: (plot: SidePlot) => string): string {
  const plot = plots.find((each) => each.plotId === plotId)
  return plot ? say(plot) : '–'
}

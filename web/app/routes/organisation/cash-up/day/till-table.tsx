import { ListTable } from '#app/components/staff/list-table.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireCashUp } from '#server/wire/cash-up-on-wire.ts'

type Line = WireCashUp['lines'][number]
type Method = WireCashUp['methods'][number]

/** By method and person; of a closed day also what was counted of each method. */
export function TillTable({ cashUp: { lines, methods, net, closed } }: { readonly cashUp: WireCashUp }) {
  const t = useText('cashUp')
  const tb = useText('bookings')
  const columns = [
    { title: t('method'), isName: true, cell: ({ method }: Line) => tb(`${method}Method`) },
    { title: t('person'), cell: ({ byName }: Line) => byName ?? t('command') },
    { title: t('taken'), isNumber: true, cell: ({ taken }: Line) => randText(taken) },
    { title: t('returned'), isNumber: true, cell: ({ returned }: Line) => randText(returned) },
    { title: t('net'), isNumber: true, cell: (line: Line) => randText(line.net) },
  ]
  const counted = [
    { title: t('method'), isName: true, cell: ({ method }: Method) => tb(`${method}Method`) },
    { title: t('net'), isNumber: true, cell: ({ expected }: Method) => randText(expected) },
    { title: t('counted'), isNumber: true, cell: (line: Method) => randText(line.counted ?? 0) },
    { title: t('difference'), isNumber: true, cell: ({ difference }: Method) => randText(difference ?? 0) },
  ]
  return (
    <>
      {closed && <ListTable rows={methods} columns={counted} keyOf={({ method }) => method} caption={t('counted')} />}
      <ListTable
        rows={lines}
        columns={columns}
        keyOf={({ method, by }) => `${method} ${by}`}
        caption={t('byPerson')}
        totals={
          <tr>
            <th scope="row" colSpan={4}>
              {t('total')}
            </th>
            <td data-label={t('net')} data-kind="number">
              {randText(net)}
            </td>
          </tr>
        }
      />
    </>
  )
}

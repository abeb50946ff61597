import { isMoneyCell, type RateCell, rateCells } from '@camp/domain/pricing/rate-sheet.ts'
import { Link } from 'react-router'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { supplementText } from '#app/components/staff/pricing/supplement-text.ts'
import { plotsPage, ratesPage } from '#app/components/staff/settings-page-names.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WrongField } from './grid-form.server.ts'
import type { GridCell, GridRow } from './grid-rows.ts'

interface RatesTableProps {
  readonly rows: readonly GridRow[]
  readonly wrong: readonly WrongField[]
  readonly mayManage: boolean
}

const groups = [
  { label: 'groupRate', columns: 4 },
  { label: 'groupBase', columns: 3 },
  { label: 'groupMinimum', columns: 4 },
  { label: 'groupWeekend', columns: 1 },
] as const

/** One row a plot, one column a setting; the plot's name stays in sight while the columns scroll. */
export function RatesTable({ rows, wrong, mayManage }: RatesTableProps) {
  const t = useText('rateSettings')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className="rates-scroll" data-wide aria-label={t('title')} tabIndex={0}>
      <table className="rates-table">
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className="rates-plot">
              {t('plot')}
            </th>
            {groups.map(({ label, columns }) => (
              <th key={label} scope="colgroup" colSpan={columns}>
                {t(label)}
              </th>
            ))}
            <th rowSpan={2} scope="col">
              {t('tiers')}
            </th>
          </tr>
          <tr>
            {rateCells.map((cell) => (
              <th key={cell} scope="col" className={isMoneyCell(cell) ? 'rates-figure' : undefined}>
                {t(`column_${cell}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlotRow key={row.id} row={row} wrong={wrong} mayManage={mayManage} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PlotRow({ row, wrong, mayManage }: { readonly row: GridRow } & Pick<RatesTableProps, 'wrong' | 'mayManage'>) {
  const t = useText('rateSettings')
  const { slug } = useStaffOrganisation().organisation
  return (
    <tr>
      <th scope="row" className="rates-plot">
        <span>{row.name}</span>
        <span className="block text-sm font-normal text-ink-soft">
          {row.siteName}
          {!row.isActive && ` · ${t('inactive')}`}
        </span>
        {row.supplement && (
          <Link to={organisationAddress(slug, `${plotsPage}/${row.id}`)} className="link block text-sm font-normal">
            {supplementText(t, row.supplement)}
          </Link>
        )}
      </th>
      {row.cells.map((cell) => (
        <td key={cell.cell}>
          <CellField row={row} cell={cell} isWrong={wrong.some(({ field }) => field === cell.field)} />
        </td>
      ))}
      <td>
        <Link to={organisationAddress(slug, `${ratesPage}/tiers/${row.id}`)} className="link inline-flex min-h-9 items-center">
          {row.tiers > 0 ? t('tierCount', { count: row.tiers }) : mayManage ? t('addTiers') : t('noTiers')}
          <span className="sr-only"> {row.name}</span>
        </Link>
      </td>
    </tr>
  )
}

interface CellFieldProps {
  readonly row: GridRow
  readonly cell: GridCell
  readonly isWrong: boolean
}

function CellField({ row, cell: { cell, field, was, typed }, isWrong }: CellFieldProps) {
  const t = useText('rateSettings')
  const shared = {
    id: field,
    name: field,
    defaultValue: typed,
    'aria-label': `${row.name}: ${t(`cell_${cell}`)}`,
    'aria-invalid': isWrong || undefined,
    'data-changed': typed === was ? undefined : true,
  }
  return (
    <>
      <input type="hidden" name={`was.${field}`} value={was} />
      {cell === 'basis' || cell === 'weekend' ? (
        <select className="rates-cell" {...shared}>
          {choices[cell].map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
      ) : (
        <input className="rates-cell" inputMode={isMoneyCell(cell) ? 'decimal' : 'numeric'} autoComplete="off" {...shared} />
      )}
    </>
  )
}

const choices = {
  basis: [
    { value: 'perPlot', label: 'perPlot' },
    { value: 'perPerson', label: 'perPerson' },
  ],
  weekend: [
    { value: 'no', label: 'no' },
    { value: 'yes', label: 'yes' },
  ],
} as const satisfies Partial<Record<RateCell, unknown>>

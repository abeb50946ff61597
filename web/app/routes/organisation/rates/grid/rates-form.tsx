import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { LiveRegion } from '#app/components/live-region.tsx'
import { Notice } from '#app/components/notice.tsx'
import { cellOfField } from '#app/components/staff/pricing/cell-texts.ts'
import { valueText } from '#app/components/staff/pricing/value-text.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WrongField } from './grid-form.server.ts'
import type { GridRow } from './grid-rows.ts'
import { RatesTable } from './rates-table.tsx'
import { useGridEdits } from './use-grid-edits.ts'
import { useGridKeys } from './use-grid-keys.ts'

interface RatesFormProps {
  readonly rows: readonly GridRow[]
  readonly wrong: readonly WrongField[]
  readonly conflict: Conflict | null
  readonly mayManage: boolean
}

/** Every plot's prices in one form: all cells are saved or none. */
export function RatesForm({ rows, wrong, conflict, mayManage }: RatesFormProps) {
  const t = useText('rateSettings')
  const tc = useText('common')
  const tf = useText('staffFrame')
  const isBusy = useNavigation().state === 'submitting'
  const keys = useGridKeys()
  const typed = rows.flatMap(({ cells }) => cells).filter((cell) => cell.typed !== cell.was)
  const { unsaved, pasted, events } = useGridEdits({ initially: typed.length, question: t('leaveUnsaved') })
  const nameOf = (plotId: string) => rows.find(({ id }) => id === plotId)?.name ?? ''
  const problems = wrong.flatMap(({ field, plotId, cell, code }) => {
    if (code === 'changed-meanwhile') return []
    const words = { plot: nameOf(plotId), column: t(`cell_${cell}`), problem: t(`problem_${code}`) }
    return [{ field, message: t('wrongCell', words) }]
  })
  const labelOf = (field: string) => {
    const place = cellOfField(field)
    return place ? t('cellOfPlot', { plot: nameOf(place.plotId), column: t(`cell_${place.cell}`) }) : field
  }
  const textOf = (field: string, value: unknown) => valueText(t, cellOfField(field)?.cell, String(value))
  return (
    <Form method="post" noValidate className="grid gap-6" aria-busy={isBusy} onKeyDown={keys} {...events}>
      <ErrorSummary problems={problems} />
      <ConflictNotice conflict={conflict} labelOf={labelOf} textOf={textOf} />
      {!mayManage && <Notice>{tf('readOnly')}</Notice>}
      <fieldset disabled={!mayManage} className="min-w-0">
        <legend className="sr-only">{t('title')}</legend>
        <RatesTable rows={rows} wrong={wrong} mayManage={mayManage} />
      </fieldset>
      <LiveRegion>
        {pasted && (
          <Notice tone={pasted.left > 0 ? 'warn' : 'info'}>
            {t('pasted', { count: pasted.taken })}
            {pasted.left > 0 && ` ${t('pastedLeft', { count: pasted.left })}`}
          </Notice>
        )}
      </LiveRegion>
      <p className="text-sm text-ink-soft">{t('gridHint')}</p>
      {mayManage && (
        <div className="save-bar no-print">
          <Button type="submit" disabled={isBusy}>
            {tc('save')}
          </Button>
          <Button type="reset" intent="secondary">
            {t('undo')}
          </Button>
          {unsaved > 0 && <p className="text-sm font-bold text-warn">{t('unsaved', { count: unsaved })}</p>}
        </div>
      )}
    </Form>
  )
}

import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { supplementText } from '#app/components/staff/pricing/supplement-text.ts'
import { valueText } from '#app/components/staff/pricing/value-text.ts'
import { useArrival } from '#app/components/staff/use-arrival.ts'
import { useText } from '#app/wording/use-text.ts'
import type { BulkReply } from './answer-bulk.ts'
import { type BulkAnswers, bulkActs } from './bulk-answers.ts'
import type { BulkPreview, PreviewLine } from './bulk-preview.ts'

interface BulkPreviewFormProps {
  readonly answers: BulkAnswers
  readonly preview: BulkPreview
  readonly isChangedMeanwhile: BulkReply['isChangedMeanwhile']
}

/** Old and new of every cell that would change, and the button that writes exactly this. */
export function BulkPreviewForm({ answers, preview, isChangedMeanwhile }: BulkPreviewFormProps) {
  const t = useText('rateSettings')
  const isBusy = useNavigation().state === 'submitting'
  const { lines, revision } = preview
  const columns: readonly ListColumn<PreviewLine>[] = [
    { title: t('plot'), isName: true, cell: ({ plot }) => plot },
    { title: t('columnName'), cell: (line) => columnText(line) },
    { title: t('before'), isNumber: true, cell: (line) => value(line, 'from') },
    { title: t('after'), isNumber: true, cell: (line) => <strong>{value(line, 'to')}</strong> },
  ]
  return (
    <section ref={useArrival<HTMLElement>(revision)} tabIndex={-1} aria-labelledby="preview" className="form-section">
      <h2 id="preview">{t('previewTitle')}</h2>
      {isChangedMeanwhile && (
        <Notice tone="warn" role="alert">
          {t('previewChanged')}
        </Notice>
      )}
      {lines.length === 0 ? (
        <p>{t('previewNothing')}</p>
      ) : (
        <>
          <p>{t('previewCount', { count: lines.length })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
          <section className="preview-scroll" aria-label={t('previewTitle')} tabIndex={0}>
            <ListTable rows={lines} columns={columns} keyOf={({ key }) => key} caption={t('previewTitle')} />
          </section>
          <Form method="post" aria-busy={isBusy}>
            <KeptAnswers answers={answers} />
            <input type="hidden" name="revision" value={revision} />
            <Button type="submit" name="go" value="write" disabled={isBusy}>
              {t('write')}
            </Button>
          </Form>
        </>
      )}
    </section>
  )

  function columnText(line: PreviewLine): string {
    if (line.cell === 'weekdaySupplement') return t('weekdaySupplement')
    const { cell, tier } = line
    const column = t(`cell_${cell}`)
    return tier ? t('tierColumn', { column, from: tier.paxFrom, to: tier.paxTo }) : column
  }

  function value(line: PreviewLine, side: 'from' | 'to'): string {
    if (line.cell !== 'weekdaySupplement') return line[side] === '' ? t('noTier') : valueText(t, line.cell, line[side])
    const supplement = line[side]
    if (supplement === null) return t('supplementOfSite')
    return supplement === 'none' ? t('noSupplement') : supplementText(t, supplement)
  }
}

function KeptAnswers({ answers }: { readonly answers: BulkAnswers }) {
  const { plots, cells, act, values, roundTo, withTiers, withSupplement } = answers
  return (
    <>
      {plots.map((plot) => (
        <input key={plot} type="hidden" name="plots" value={plot} />
      ))}
      {cells.map((cell) => (
        <input key={cell} type="hidden" name="cells" value={cell} />
      ))}
      <input type="hidden" name="act" value={act} />
      {bulkActs.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <input type="hidden" name="roundTo" value={roundTo} />
      {withTiers && <input type="hidden" name="withTiers" value="yes" />}
      {withSupplement && <input type="hidden" name="withSupplement" value="yes" />}
    </>
  )
}

import type { ChartBlock } from '@camp/application/calendar/tape-charts.ts'
import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { addDays } from '#app/components/staff/calendar/geometry/day-number.ts'
import { panelAction } from '#app/components/staff/calendar/panel-form.ts'
import { dateHere } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'
import { BlockFields } from './block-fields.tsx'
import { PanelFrame } from './panel-frame.tsx'

interface BlockPanelProps {
  readonly block: ChartBlock
  readonly chart: ChartOnWire
  readonly problem: string | null
}

/** A block as it is, or as a drag wants it: saved by a button. */
export function BlockPanel({ block, chart, problem }: BlockPanelProps) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const isBusy = useNavigation().state !== 'idle'
  const wish = wishedBlock(block, query)
  return (
    <PanelFrame title={t('blockTitle')} problem={problem}>
      <p>
        {block.reason ?? t('noReason')}, {stayText(block.start, block.end)}
        {block.source !== 'staff' && ` · ${t('source')} ${block.source}`}
      </p>
      <Form method="post" action={panelAction(query)} preventScrollReset className="chart-panel-box">
        <FormKey />
        <input type="hidden" name="block" value={block.id} />
        <input type="hidden" name="version" value={block.version} />
        <input type="hidden" name="was" value={String(blockFields(block))} />
        <BlockFields chart={chart} {...wish} reason={block.reason ?? ''} until={lastDay(block)} />
        <Button type="submit" name="intent" value="change-block" disabled={isBusy}>
          {t('saveBlock')}
        </Button>
      </Form>
      <Form method="post" action={panelAction(query)} preventScrollReset>
        <FormKey />
        <input type="hidden" name="block" value={block.id} />
        <input type="hidden" name="version" value={block.version} />
        <input type="hidden" name="was" value={String(blockFields(block))} />
        <div className="chart-panel-row">
          <Button type="submit" name="intent" value="release-block" intent="danger" size="small" disabled={isBusy}>
            {t('release')}
          </Button>
          <span className="text-sm text-ink-soft">{t('releaseHint')}</span>
        </div>
      </Form>
    </PanelFrame>
  )
}

/** The fields of a form that makes the block what it is now. */
function blockFields(block: ChartBlock): URLSearchParams {
  const { plotIds, start, end, reason } = block
  return new URLSearchParams([
    ...plotIds.map((id) => ['plot', id]),
    ...[
      ['arrival', start],
      ['departure', end],
      ['reason', reason ?? ''],
      ['until', lastDay(block)],
    ],
  ])
}

function lastDay({ expiresAt }: ChartBlock): string {
  return expiresAt === null ? '' : addDays(dateHere(expiresAt), -1)
}

function wishedBlock({ plotIds, start, end }: ChartBlock, query: URLSearchParams) {
  const [arrival, departure] = [query.get('arrival'), query.get('departure')]
  const [part, to] = [query.get('part'), query.get('to')]
  return {
    arrival: isCalendarDate(arrival) ? arrival : start,
    departure: isCalendarDate(departure) ? departure : end,
    plotIds: plotIds.map((id) => (to && id === part ? to : id)),
  }
}

import type { MailSummary } from '@camp/application/dmarc/dmarc-reports.ts'
import type { MessageCounts } from '@camp/domain/dmarc/dmarc-report.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { barChart } from '#app/components/staff/reports/bar-chart.server.tsx'
import { type Bar, columnChart } from '#app/components/staff/reports/column-chart.server.tsx'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { textIn } from '#app/wording/use-text.ts'
import { passRateText } from './rate-text.ts'

const mostBars = 10

/** The tables of the page as pictures: pass rate by day and by sender, messages by what became of them. */
export function mailCharts({ days, sources, dispositions }: MailSummary, language: PageLanguage) {
  const t = textIn(language, 'dmarc')
  const text = (counts: MessageCounts) => t('barText', { rate: passRateText(counts), messages: counts.messages })
  const barOf = (key: string, label: string, counts: MessageCounts): Bar => {
    return { key, label, value: percentOf(counts), text: text(counts) }
  }
  return {
    days: columnChart({
      title: t('chartByDay'),
      bars: days.toReversed().map((day) => Object.assign(barOf(day.day, shortDay(day.day), day), { text: dayWords(day) })),
      axisText: (value) => `${value}%`,
    }),
    sources: barChart({
      title: t('chartBySender'),
      bars: sources
        .slice(0, mostBars)
        .map((source) => barOf(source.sourceIp, `${source.sourceIp}, ${t(source.isUnknown ? 'unknown' : 'ours')}`, source)),
    }),
    dispositions: barChart({
      title: t('chartByDisposition'),
      bars: dispositions.map((row) =>
        Object.assign(barOf(row.disposition, t(`disposition_${row.disposition}`), row), { value: row.messages }),
      ),
    }),
  }

  function dayWords(day: MailSummary['days'][number]): string {
    return `${dayText(day.day, language)}, ${text(day)}`
  }
}

function percentOf({ messages, passed }: MessageCounts): number {
  return messages === 0 ? 0 : (passed / messages) * 100
}

/** `2026-06-19` as `19/06`: many of them stand side by side. */
function shortDay(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`
}

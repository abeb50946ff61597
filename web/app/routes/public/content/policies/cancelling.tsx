import { dayText, longDate } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { RichText } from '#app/components/content/rich-text/rich-text.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { CancellationExample } from './cancellation-example.ts'

/** The usual policy in words, on one stay in rand, and what stands above it. */
export function Cancelling({ example }: { readonly example: CancellationExample }) {
  const t = useText('policies')
  return (
    <>
      <Rules rules={example.rules} />
      <RichText text={t('counting')} />
      <Example example={example} />
      <RichText text={t('relief')} />
    </>
  )
}

function Rules({ rules }: Pick<CancellationExample, 'rules'>) {
  const t = useText('policies')
  return (
    <dl className="max-w-[640px] divide-y divide-line rounded-card border border-line bg-surface px-5">
      {rules.map(({ daysBeforeArrival, refundPercentage }) => (
        <div key={daysBeforeArrival} className="flex flex-wrap justify-between gap-x-6 py-3">
          <dt>{t('untilDays', { days: daysBeforeArrival })}</dt>
          <dd className="font-bold">{t('back', { percentage: refundPercentage })}</dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-6 py-3">
        <dt>{t('later')}</dt>
        <dd className="font-bold">{t('nothingBack')}</dd>
      </div>
    </dl>
  )
}

function Example({ example: { arrival, total, deposit, days } }: { readonly example: CancellationExample }) {
  const t = useText('policies')
  const language = use(LanguageContext)
  return (
    <div className="grid gap-3">
      <h3>{t('exampleTitle')}</h3>
      <p className="prose">{t('exampleLead', { arrival: longDate(arrival, language), total: randText(total) })}</p>
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{t('columnDay')}</th>
            <th scope="col" className="amount">
              {t('columnFull', { amount: randText(total) })}
            </th>
            <th scope="col" className="amount">
              {t('columnDeposit', { amount: randText(deposit) })}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, refund, refundOfDeposit }) => (
            <tr key={date}>
              <th scope="row" className="font-normal">
                {dayText(date, language)}
              </th>
              <td className="amount">{randText(refund)}</td>
              <td className="amount">{randText(refundOfDeposit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

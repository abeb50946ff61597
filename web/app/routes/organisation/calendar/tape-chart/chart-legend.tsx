import { balanceStates } from '@camp/application/calendar/balance-state.ts'
import { Disclosure } from '#app/components/disclosure.tsx'
import { Icon } from '#app/components/icon.tsx'
import { barLooks, lookLetter, lookText } from '#app/components/staff/calendar/bar-look.ts'
import { useText } from '#app/wording/use-text.ts'

const marks = [
  ['message-circle', 'noteMark'],
  ['users', 'groupMark'],
  ['phone', 'offlineMark'],
] as const

/** Colour, letter and dot in words: nothing on the chart is said by colour alone. */
export function ChartLegend() {
  const t = useText('calendar')
  return (
    <Disclosure summary={t('legend')}>
      <div className="chart-legend">
        <ul>
          {barLooks.map((look) => (
            <li key={look}>
              <span className="chart-key" data-look={look} aria-hidden="true">
                {lookLetter(t, look)}
              </span>
              {lookText(t, look)}
            </li>
          ))}
        </ul>
        <ul>
          {balanceStates.map((balance) => (
            <li key={balance}>
              <i className="chart-balance" data-balance={balance} aria-hidden="true" />
              {t(`balance_${balance}`)}
            </li>
          ))}
          {marks.map(([icon, words]) => (
            <li key={icon}>
              <Icon name={icon} className="chart-mark" />
              {t(words)}
            </li>
          ))}
        </ul>
        <ul>
          {(['weekend', 'school', 'public', 'in', 'peak'] as const).map((shade) => (
            <li key={shade}>
              <span className="chart-shade" data-shade={shade} aria-hidden="true" />
              {t(shadeWords[shade])}
            </li>
          ))}
        </ul>
        <p id="chart-help">{t('chartHelp')}</p>
      </div>
    </Disclosure>
  )
}

const shadeWords = {
  weekend: 'dayWeekend',
  school: 'daySchoolHoliday',
  public: 'dayPublicHoliday',
  in: 'season_in',
  peak: 'season_peak',
} as const

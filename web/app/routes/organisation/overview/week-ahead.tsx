import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'

interface DayOnPage {
  readonly day: string
  readonly arrivals: number
  readonly departures: number
  readonly sold: number
  readonly plots: number
}

/** Who comes and goes on each of the next days, and how many plots are sold for its night. */
export function WeekAhead({ week }: { readonly week: readonly DayOnPage[] }) {
  const t = useText('organisationPeople')
  const language = use(LanguageContext)
  const { slug } = useStaffOrganisation().organisation
  return (
    <section aria-labelledby="week" className="form-section">
      <h2 id="week">{t('weekTitle')}</h2>
      <table aria-labelledby="week" className="week-table">
        <thead>
          <tr>
            <th scope="col">{t('weekDay')}</th>
            <th scope="col">{t('weekArrive')}</th>
            <th scope="col">{t('weekLeave')}</th>
            <th scope="col">{t('sold')}</th>
          </tr>
        </thead>
        <tbody>
          {week.map(({ day, arrivals, departures, sold, plots }) => (
            <tr key={day}>
              <th scope="row">
                <Link
                  to={`${workAddress(slug, 'today')}?date=${day}`}
                  className="link inline-flex min-h-11 items-center whitespace-nowrap"
                >
                  {dayWithoutYear(day, language)}
                </Link>
              </th>
              <td>{arrivals}</td>
              <td>{departures}</td>
              <td>{t('soldOf', { sold, plots })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

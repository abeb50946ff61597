import { Link } from 'react-router'
import { useText } from '../../../wording/use-text.ts'
import { organisationAddress } from '../organisation-address.ts'
import { useStaffOrganisation } from '../use-staff-organisation.ts'

interface YearLinksProps {
  /** The page that shows a year. */
  readonly page: string
  readonly years: readonly number[]
  readonly year: number
}

export function YearLinks({ page, years, year }: YearLinksProps) {
  const t = useText('seasonSettings')
  const { slug } = useStaffOrganisation().organisation
  return (
    <nav aria-label={t('years')} className="year-links">
      {years.map((each) => (
        <Link
          key={each}
          to={organisationAddress(slug, page, { year: each })}
          className="year-link"
          aria-current={each === year ? 'page' : undefined}
        >
          {each}
        </Link>
      ))}
    </nav>
  )
}

import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { LaboratoryOnPage } from './laboratory-on-page.ts'

type Night = LaboratoryOnPage['nights'][number]

/** Every night with its season and column, and every line with the setting that made it. */
export function NightsExplained({ laboratory }: { readonly laboratory: LaboratoryOnPage }) {
  const t = useText('priceLaboratory')
  return (
    <section aria-labelledby="nights" className="form-section">
      <h2 id="nights">{t('nights')}</h2>
      <div className="night-cards">
        {laboratory.nights.map((night) => (
          <NightCard key={night.date} night={night} plotId={laboratory.picked.id} />
        ))}
      </div>
    </section>
  )
}

function NightCard({ night, plotId }: { readonly night: Night; readonly plotId: string }) {
  const t = useText('priceLaboratory')
  const tp = useText('pricing')
  const language = use(LanguageContext)
  const { slug } = useStaffOrganisation().organisation
  const page = (path: string) => organisationAddress(slug, `org-organisation/${path}`)
  const days = [night.publicHolidayName, night.isSchoolHoliday ? t('schoolHoliday') : null].filter(Boolean)
  return (
    <section className="night-card" aria-label={dayText(night.date, language)}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{dayText(night.date, language)}</h3>
        <p className="font-bold">{randText(night.price)}</p>
      </header>
      <p className="text-sm text-ink-soft">
        {night.season ? (
          <Link to={page(`seasons/${night.season.id}`)} className="link">
            {night.season.name}
          </Link>
        ) : (
          t('noSeason')
        )}
        {' · '}
        {t('column', { column: tp(night.column) })}
        {days.length > 0 && ` · ${days.join(', ')}`}
      </p>
      <ul className="mt-2">
        {night.lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two children of an age are two equal lines
          <li key={position} className="night-line">
            <span>
              {line.label} <RuleLink line={line} plotId={plotId} />
            </span>
            <span>{randText(line.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RuleLink({ line: { rule, id }, plotId }: { readonly line: Night['lines'][number]; readonly plotId: string }) {
  const t = useText('priceLaboratory')
  const { slug } = useStaffOrganisation().organisation
  const words = t(`rule_${rule}`)
  const to = address()
  if (!to) return <span className="text-sm text-ink-soft">({words})</span>
  return (
    <Link to={to} className="link text-sm">
      {words}
    </Link>
  )

  function address(): string | null {
    const page = (path: string) => organisationAddress(slug, `org-organisation/${path}`)
    switch (rule) {
      case 'base':
        return `${page('rates')}#baseOffPeak.${plotId}`
      case 'rate':
        return `${page('rates')}#rateOffPeak.${plotId}`
      case 'tier':
        return page(`rates/tiers/${plotId}`)
      case 'age-scale':
        return id && page(`age-scales/${id}`)
      case 'supplement':
        return page(`plots/${plotId}`)
      case 'discount':
        return id && page(`discounts/${id}`)
      case 'rounding':
        return null
    }
  }
}

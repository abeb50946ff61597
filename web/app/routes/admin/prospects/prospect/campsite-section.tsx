import type { ProspectCampsite } from '@camp/application/enquiries/prospects/prospects.ts'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { OrganisationBadge } from '#app/components/staff/organisation-badge.tsx'
import type { WireEnquiry } from '#app/components/staff/prospects/enquiry-on-wire.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { type ProspectProblem, prospectProblems } from './prospect-problems.ts'

interface CampsiteSectionProps {
  readonly enquiry: WireEnquiry
  readonly campsite: ProspectCampsite | null
  readonly refused: { readonly code: ProspectProblem; readonly place: string; readonly choices: readonly string[] } | undefined
}

/** The campsite that it became, or the one press that makes it. */
export function CampsiteSection({ enquiry: { name, email, facts }, campsite, refused }: CampsiteSectionProps) {
  const t = useText('prospects')
  const isBusy = useNavigation().state === 'submitting'
  if (campsite)
    return (
      <section className="form-section" aria-labelledby="campsite">
        <h2 id="campsite">{t('campsiteTitle')}</h2>
        <p className="text-ink-soft">{t('campsiteIs')}</p>
        <p className="flex flex-wrap items-center gap-3">
          <Link
            to={`/admin/${campsite.status === 'pending' ? 'coming-aboard' : 'organisations'}/${campsite.slug}`}
            className="link"
          >
            {campsite.name}
          </Link>
          <OrganisationBadge status={campsite.status} />
        </p>
      </section>
    )
  const choices = refused && refused.choices.length > 0 ? ` ${t('placeChoices', { choices: refused.choices.join('; ') })}` : ''
  return (
    <Form method="post" noValidate className="form-section" aria-labelledby="campsite" aria-busy={isBusy}>
      <FormKey />
      <h2 id="campsite">{t('campsiteTitle')}</h2>
      <p className="text-ink-soft">{t('campsiteLead', { name, email })}</p>
      <TextField
        name="place"
        label={t('place')}
        hint={t(facts?.provinceCode ? 'placeHint' : 'placeHintNeeded')}
        defaultValue={refused?.place}
        error={refused && `${t(prospectProblems[refused.code].text)}${choices}`}
        maxLength={120}
        autoComplete="off"
        isOptional={Boolean(facts?.provinceCode)}
      />
      <div>
        <Button type="submit" name="go" value="welcome" disabled={isBusy}>
          {t('welcome')}
        </Button>
      </div>
    </Form>
  )
}

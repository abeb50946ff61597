import type { PlotChangeRefusal } from '@camp/domain/plots/plot-change.ts'
import { use } from 'react'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { RichTextField } from '#app/components/staff/rich-text-field.tsx'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import type { FormProblem } from '#app/components/staff/settings-forms/problem-words.ts'
import { useFields } from '#app/components/staff/settings-forms/use-fields.ts'
import { plotsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { PlotAnswers, PlotField } from './plot-answers.ts'
import { PlotSections } from './plot-sections.tsx'
import { standingProblem } from './standing-text.ts'

interface PlotFormProps {
  readonly id: string
  readonly name: string
  readonly revision: string
  readonly answers: PlotAnswers
  readonly shown: object
  readonly conflict: Conflict | null
  readonly problems: readonly FormProblem[]
  /** Bookings that stand in the way. */
  readonly standing: PlotChangeRefusal | null
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  /** Whoever may not change the whole plot may still write about it. */
  readonly isWhole: boolean
  readonly mayWriteAbout: boolean
}

export function PlotForm(props: PlotFormProps) {
  const { id, name, revision, answers, shown, conflict, problems, standing, sites, isWhole, mayWriteAbout } = props
  const t = useText('placeSettings')
  const language = use(LanguageContext)
  const { slug } = useStaffOrganisation().organisation
  const fields = useFields<PlotField>({ answers, problems, labelOf: (field) => t(`plot_${field}`) })
  const inTheWay = standing && standingProblem(t, language, standing)
  const errorOf = (field: string) => (inTheWay?.field === field ? inTheWay.message : fields.errorOf(field))
  const texts = inTheWay ? [inTheWay, ...fields.texts] : fields.texts
  const rates = (
    <ButtonLink to={organisationAddress(slug, 'org-organisation/rates')} intent="secondary">
      {t('toRates')}
    </ButtonLink>
  )
  return (
    <StaffPage title={name} actions={rates} hasErrors={texts.length > 0 || conflict !== null}>
      <FormPage
        problems={texts}
        shown={shown}
        revision={revision}
        conflict={
          <ConflictNotice
            conflict={conflict}
            labelOf={(field) => t(`plot_${field as PlotField}`)}
            textOf={(field, value) => (field === 'siteId' ? sites.find(({ id }) => id === value)?.name : undefined)}
          />
        }
        maySave={mayWriteAbout}
        cancelTo={organisationAddress(slug, plotsPage)}
        otherActions={isWhole && <OtherActions deleteTo={organisationAddress(slug, `${plotsPage}/${id}/delete`)} />}
      >
        {isWhole && (
          <PlotSections {...fields} text={(field) => ({ ...fields.text(field), error: errorOf(field) })} sites={sites} />
        )}
        <FormSection title={t('plotAbout')} lead={isWhole ? undefined : t('onlyAbout')}>
          <RichTextField {...fields.text('aboutPlot')} hint={t('aboutHint')} rows={6} />
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}

function OtherActions({ deleteTo }: { readonly deleteTo: string }) {
  const t = useText('placeSettings')
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" name="go" value="copy" intent="quiet">
        {t('copyPlot')}
      </Button>
      <DeletionLink to={deleteTo} />
    </div>
  )
}

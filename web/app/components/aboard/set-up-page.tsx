import { type GuidedStep, guidedSteps } from '@camp/domain/organisations/guided-set-up.ts'
import type { ReactNode } from 'react'
import { useText } from '../../wording/use-text.ts'
import { ButtonLink } from '../button.tsx'
import type { SummaryProblem } from '../error-summary.tsx'
import { FormPage } from '../staff/form-page.tsx'
import { StaffPage } from '../staff/staff-page.tsx'
import { useStaffOrganisation } from '../staff/use-staff-organisation.ts'
import { afterStep } from './set-up-address.ts'

interface SetUpPageProps {
  readonly step: GuidedStep
  readonly problems?: readonly SummaryProblem[]
  readonly children: ReactNode
}

/** One step: its heading, its form, and the way on without it. */
export function SetUpPage({ step, problems = [], children }: SetUpPageProps) {
  const t = useText('aboard')
  const { organisation, rights } = useStaffOrganisation()
  const later = (
    <ButtonLink to={afterStep(organisation.slug, step)} intent="quiet">
      {t('later')}
    </ButtonLink>
  )
  return (
    <StaffPage title={t(`title_${step}`)} lead={<Lead step={step} />} hasErrors={problems.length > 0}>
      <FormPage problems={problems} maySave={rights.mayManageSettings} saveLabel={t('saveAndGoOn')} otherActions={later}>
        {children}
      </FormPage>
    </StaffPage>
  )
}

export function Lead({ step }: { readonly step: GuidedStep }) {
  const t = useText('aboard')
  return (
    <>
      <span className="block text-sm">{t('stepOf', { step: guidedSteps.indexOf(step) + 1, of: guidedSteps.length })}</span>
      {t(`lead_${step}`)}
    </>
  )
}

import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { ratesPage } from '#app/components/staff/settings-page-names.ts'
import { useArrival } from '#app/components/staff/use-arrival.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'

interface BulkWrittenProps {
  readonly values: number
  readonly undo: string
}

/**
 * Says that a change of many rates was saved, and takes it back while nobody has changed those rates again.
 */
export function BulkWritten({ values, undo }: BulkWrittenProps) {
  const t = useText('rateSettings')
  const isBusy = useNavigation().state === 'submitting'
  const { slug } = useStaffOrganisation().organisation
  return (
    <div ref={useArrival<HTMLDivElement>(undo)} tabIndex={-1}>
      <Notice tone="success" role="status" title={t('written', { count: values })}>
        <Form method="post" className="mt-3 flex flex-wrap gap-3" aria-busy={isBusy}>
          <input type="hidden" name="undo" value={undo} />
          <Button type="submit" name="go" value="undo" intent="secondary" disabled={isBusy}>
            {t('undoWritten')}
          </Button>
          <ButtonLink to={organisationAddress(slug, ratesPage)} intent="secondary">
            {t('seeRates')}
          </ButtonLink>
          <ButtonLink to={organisationAddress(slug, `${ratesPage}/bulk`)} intent="secondary">
            {t('changeMore')}
          </ButtonLink>
        </Form>
      </Notice>
    </div>
  )
}

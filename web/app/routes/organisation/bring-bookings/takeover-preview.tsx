import { presumed } from '@camp/domain/booking-takeover/takeover-row.ts'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { Notice } from '#app/components/notice.tsx'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { bringBookingsPage } from '#app/components/staff/settings-page-names.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import type { Preview } from './answer-takeover.ts'
import { TakeoverMapping } from './takeover-mapping.tsx'
import { useTakeoverColumns } from './use-takeover-columns.tsx'

/** What stands in the way first; the button that brings them in is there once nothing does. */
export function TakeoverPreview({ preview }: { readonly preview: Preview }) {
  const t = useText('bookingTakeover')
  const { slug } = useStaffOrganisation().organisation
  const isBusy = useNavigation().state === 'submitting'
  const columns = useTakeoverColumns()
  const { lines, missing } = preview
  const count = (...kinds: readonly string[]) => lines.filter(({ kind }) => kinds.includes(kind)).length
  const [fresh, conflicts] = [count('new'), count('conflict')]
  const inOrder = lines.toSorted((one, other) => Number(other.kind === 'conflict') - Number(one.kind === 'conflict'))
  return (
    <Form method="post" className="grid gap-6" aria-busy={isBusy}>
      <textarea name="text" defaultValue={preview.text} hidden readOnly aria-label={t('file')} />
      <Notice tone={conflicts > 0 || missing.length > 0 ? 'warn' : 'success'} role="status" title={t(`from_${preview.source}`)}>
        <p>
          {missing.length > 0
            ? t('missing', { fields: missing.map((field) => t(`field_${field}`)).join(', ') })
            : t('summary', { fresh, conflicts, known: count('known'), leftOut: count('cancelled', 'past') })}
        </p>
        {conflicts > 0 && <p>{t('allOrNothing')}</p>}
        <p>{t('presumed', presumed)}</p>
      </Notice>
      <TakeoverMapping preview={preview} />
      {lines.length > 0 && <ListTable rows={inOrder} columns={columns} keyOf={({ row }) => String(row)} caption={t('title')} />}
      <Checkbox
        name="notifiesGuests"
        value="yes"
        label={t('notifies')}
        hint={t('notifiesHint')}
        defaultChecked={preview.notifiesGuests}
      />
      <div className="flex flex-wrap items-center gap-4">
        {fresh > 0 && conflicts === 0 && missing.length === 0 && (
          <Button type="submit" name="step" value="take" disabled={isBusy}>
            {t('take', { count: fresh })}
          </Button>
        )}
        <Button type="submit" name="step" value="check" intent="secondary" disabled={isBusy}>
          {t('again')}
        </Button>
        <ButtonLink to={organisationAddress(slug, bringBookingsPage)} intent="quiet">
          {t('another')}
        </ButtonLink>
        <span role="status">{isBusy && t('checking')}</span>
      </div>
    </Form>
  )
}

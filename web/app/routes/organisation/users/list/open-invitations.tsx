import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { dateHere } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'

export interface ShownInvitation {
  readonly id: string
  readonly email: string
  readonly role: 'ORGADMIN' | 'ORGUSER'
  readonly expiresAt: string
}

/** Who has not answered: by the address alone. */
export function OpenInvitations({ invitations }: { readonly invitations: readonly ShownInvitation[] }) {
  const t = useText('organisationPeople')
  const { rights } = useStaffOrganisation()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invited" className="mt-8 grid gap-3">
      <h2 id="invited">{t('openInvitations')}</h2>
      <ul className="grid gap-2">
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-1 rounded-card border border-line bg-surface p-4">
            <span className="wrap-anywhere font-bold">{email}</span>
            <span>{t(`role_${role}`)}</span>
            <span className="text-ink-soft">{t('invitedUntil', { date: dayText(dateHere(expiresAt)) })}</span>
            {rights.mayManageSettings && (
              <Form method="post">
                <FormKey />
                <input type="hidden" name="link" value={id} />
                <Button
                  type="submit"
                  size="small"
                  intent="quiet"
                  name="intent"
                  value="withdraw"
                  aria-label={t('about', { action: t('withdraw'), name: email })}
                >
                  {t('withdraw')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { fieldsOfSection } from '@camp/domain/organisations/settings/organisation-sections.ts'
import { data, Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { OrganisationBadge } from '#app/components/staff/organisation-badge.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { SummaryList } from '#app/components/summary-list.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { type PlatformField, platformFieldText } from './platform-field-text.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfPath({ context, params })
  const form = await context.get(useCases).organisationForm.execute({ actor, id: organisation.id, section: 'fees' })
  if (!form.ok) throw data({ code: form.refusal.code }, form.refusal.code === 'not-found' ? 404 : 403)
  const { site } = context.get(requestFacts)
  const { slug, name, status, shortUniqueId } = organisation
  return { slug, name, status, texts: form.value.texts, shortLink: `${site.publicUrl}/c/${shortUniqueId}` }
}

/** One organisation as the platform runs it. */
export default function OrganisationRecordPage({ loaderData }: Route.ComponentProps) {
  const t = useText('platformOrganisations')
  const ts = useText('organisationSettings')
  const tp = useText('organisationPeople')
  const { slug, name, status, texts, shortLink } = loaderData
  const settings = (page: string) => organisationAddress(slug, page)
  const rowsOf = (fields: readonly PlatformField[]) =>
    fields.map((field) => ({ label: ts(field), value: platformFieldText(ts, field, texts[field] ?? '') }))
  const fields = fieldsOfSection('fees') as readonly PlatformField[]
  const flags = fields.filter((field) => field.startsWith('is'))
  const address = [
    { label: t('publicPage'), value: <Link to={`/${slug}`} className="link">{`/${slug}`}</Link> },
    {
      label: t('shortLink'),
      value: (
        <>
          <a href={shortLink} className="link">
            {shortLink}
          </a>
          <span className="block text-sm text-ink-soft">{t('shortLinkHint')}</span>
        </>
      ),
    },
  ]
  const actions = status !== 'deleted' && <ButtonLink to={`/admin/organisations/${slug}/act`}>{t('actAs')}</ButtonLink>
  return (
    <StaffPage title={name} lead={t('recordLead')} actions={actions}>
      <section className="form-section" aria-labelledby="status">
        <h2 id="status">{t('statusTitle')}</h2>
        <p className="flex flex-wrap items-center gap-3">
          <OrganisationBadge status={status} />
          <span className="text-ink-soft">{tp(`means_${status}`)}</span>
        </p>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <Link to={settings('org-organisation/status')} className="link">
            {t('history')}
          </Link>
          <Link to={settings('org-organisation/users')} className="link">
            {t('users')}
          </Link>
          <Link to={settings('org-organisation')} className="link">
            {t('settings')}
          </Link>
        </p>
      </section>
      <section className="form-section" aria-labelledby="address">
        <h2 id="address">{t('addressTitle')}</h2>
        <SummaryList rows={address} />
      </section>
      <section className="form-section" aria-labelledby="fees">
        <h2 id="fees">{t('feesTitle')}</h2>
        <SummaryList rows={rowsOf(fields.filter((field) => !flags.includes(field)))} />
      </section>
      <section className="form-section" aria-labelledby="flags">
        <h2 id="flags">{t('flagsTitle')}</h2>
        <SummaryList rows={rowsOf(flags)} />
      </section>
      <p className="flex flex-wrap gap-4">
        <ButtonLink to={settings('org-organisation/fees')} intent="secondary">
          {t('changeFees')}
        </ButtonLink>
        {status !== 'deleted' && (
          <ButtonLink to={`/admin/organisations/${slug}/delete`} intent="secondary">
            {t('delete')}
          </ButtonLink>
        )}
      </p>
    </StaffPage>
  )
}

import { data } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { SummaryList } from '#app/components/summary-list.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { useTemplateColumns } from './template-columns.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showWhatsAppConfiguration.execute({ actor })
  if (!shown.ok) throw data({ code: shown.refusal.code }, 403)
  const { setup, templates } = shown.value
  return {
    setup,
    templates: templates.map(({ name, language, metaName, twilioContentSid, bodyOrder, urlButtons, isActive }) => ({
      name,
      language,
      metaName,
      twilioContentSid,
      bodyOrder,
      isActive,
      buttons: urlButtons.map(({ variable }) => variable),
    })),
  }
}

/** How WhatsApp is set up, and every template as it is registered. */
export default function WhatsAppConfiguration({ loaderData: { setup, templates } }: Route.ComponentProps) {
  const t = useText('whatsAppTemplates')
  const columns = useTemplateColumns(setup.provider)
  const messages = (
    <ButtonLink to="/admin/whatsapp" intent="secondary">
      {t('toMessages')}
    </ButtonLink>
  )
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={messages}>
      <Setup setup={setup} />
      <section aria-labelledby="templates" className="grid gap-4">
        <div>
          <h2 id="templates">{t('templates')}</h2>
          <p className="prose mt-1 text-ink-soft">{t('templatesLead')}</p>
        </div>
        <ListTable
          rows={templates}
          columns={columns}
          keyOf={({ name, language }) => `${name} ${language}`}
          caption={t('templates')}
        />
      </section>
    </StaffPage>
  )
}

function Setup({ setup: { provider, host, sender, callbackUrl } }: Pick<Route.ComponentProps['loaderData'], 'setup'>) {
  const t = useText('whatsAppTemplates')
  if (!provider) {
    return (
      <Notice tone="warn" title={t('noProvider')}>
        {t('noProviderMeans')}
      </Notice>
    )
  }
  const callback = (
    <>
      <code className="wrap-anywhere">{callbackUrl}</code>
      <span className="block text-sm text-ink-soft">{t(`callback_${provider}`)}</span>
    </>
  )
  return (
    <section aria-label={t('provider')} className="rounded-card border border-line bg-surface px-6 py-3">
      <SummaryList
        rows={[
          { label: t('provider'), value: t(`provider_${provider}`) },
          { label: t('host'), value: host },
          { label: t(`sender_${provider}`), value: sender },
          { label: t('callback'), value: callback },
        ]}
      />
    </section>
  )
}

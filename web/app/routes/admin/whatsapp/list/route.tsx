import { whatsAppMessageStates } from '@camp/application/whatsapp/whatsapp-messages.ts'
import { notificationTypes } from '@camp/domain/messaging/notification.ts'
import { data } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { readListQuery, rowsPerPage } from '#app/components/staff/list-query.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { whatsAppMessageOnWire } from '#server/wire/whatsapp-on-wire.ts'
import type { Route } from './+types/route.ts'
import { useWhatsAppColumns } from './message-columns.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const query = readListQuery(request.url, { sorts: ['createdAt'], filters: ['state', 'type', 'q'] })
  const listed = await context.get(useCases).listWhatsAppMessages.execute({
    actor,
    state: whatsAppMessageStates.find((state) => state === query.filters.state) ?? null,
    type: notificationTypes.find((type) => type === query.filters.type) ?? null,
    digits: query.filters.q,
    limit: rowsPerPage,
    offset: (query.page - 1) * rowsPerPage,
  })
  if (!listed.ok) throw data({ code: listed.refusal.code }, 403)
  const { rows, total } = listed.value
  return { page: { rows: rows.map(whatsAppMessageOnWire), total, query } }
}

/** Every WhatsApp message, and how far it has come. */
export default function WhatsAppMessages({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('whatsAppMessages')
  const columns = useWhatsAppColumns()
  const { state, type, q } = page.query.filters
  const links = (
    <>
      <ButtonLink to="/admin/messages" intent="secondary">
        {t('toAllChannels')}
      </ButtonLink>
      <ButtonLink to="/admin/whatsapp-config" intent="secondary">
        {t('toConfiguration')}
      </ButtonLink>
    </>
  )
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={links}>
      <ListPage
        page={page}
        caption={t('title')}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('empty')}
        emptyIcon="message-circle"
        filters={
          <>
            <FilterSelect
              name="state"
              label={t('state')}
              chosen={state}
              values={whatsAppMessageStates}
              textOf={(one) => t(`state_${one}`)}
            />
            <FilterSelect
              name="type"
              label={t('type')}
              chosen={type}
              values={notificationTypes}
              textOf={(one) => t(`type_${one}`)}
            />
            <TextField
              name="q"
              type="search"
              label={t('search')}
              hint={t('searchHint')}
              defaultValue={q}
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        }
      />
    </StaffPage>
  )
}

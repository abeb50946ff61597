import { whatsAppMessageStates } from '@camp/application/whatsapp/whatsapp-messages.ts'
import { notificationTypes } from '@camp/domain/messaging/notification.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { Route } from './+types/route.ts'
import { useWhatsAppColumns } from './message-columns.tsx'
import { whatsAppList } from './whatsapp-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await pageOfRequest(whatsAppList, args)
  return { page }
}

/** Every WhatsApp message, and how far it has come. */
export default function WhatsAppMessages({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('whatsAppMessages')
  const columns = useWhatsAppColumns()
  const { state, type } = page.query.filters
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
        search={t('search')}
        searchHint={t('searchHint')}
        hasFiles
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
          </>
        }
      />
    </StaffPage>
  )
}

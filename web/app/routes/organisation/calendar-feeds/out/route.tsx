import type { CalendarAddressId } from '@camp/domain/shared/ids.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Form, redirect } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { controlClass } from '#app/components/control-class.ts'
import { Disclosure } from '#app/components/disclosure.tsx'
import { Field } from '#app/components/field.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { sortedPage } from '#app/components/staff/list-query.ts'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { calendarAddressesPage, calendarFeedsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { textFields } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const addresses = valueOrThrowPage(await acts.listCalendarAddresses.execute(who))
  const rows = addresses.map(({ id, plot, readBy, url }, position) => ({
    id: id as string,
    position,
    plot: plot && `${plot.name}, ${plot.siteName}`,
    readBy: readBy?.provider ?? null,
    url,
  }))
  return { page: sortedPage(rows, request.url, ['position']), mayManage }
}

/** Gives one calendar another address. */
export async function action({ context, request }: Route.ActionArgs) {
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const form = await request.formData()
  const { address } = readForm(textFields(['address']), form)
  const done = await idempotentAct(context, { form, scope: `calendar address of ${organisation.slug}` }, async () => {
    const renewed = await acts.renewCalendarAddress.execute({ ...who, id: address as CalendarAddressId })
    return renewed.ok ? accepted(withDone(organisationAddress(organisation.slug, calendarAddressesPage), 'saved')) : renewed
  })
  return redirect(valueOrThrowPage(done), 303)
}

type Row = Route.ComponentProps['loaderData']['page']['rows'][number]

/** What other places read of this campsite: the addresses to give to them. */
export default function CalendarAddresses({ loaderData: { page, mayManage } }: Route.ComponentProps) {
  const t = useText('calendarFeeds')
  const { slug } = useStaffOrganisation().organisation
  const columns: readonly ListColumn<Row>[] = [
    { title: t('plot'), isName: true, cell: ({ plot }) => plot ?? t('allPlots') },
    { title: t('readBy'), cell: (row) => readerOf(row, t) },
    { title: t('address'), cell: (row) => <AddressCell row={row} /> },
    { title: t('renew'), isActions: true, cell: (row) => mayManage && <Renewal row={row} /> },
  ]
  const back = (
    <ButtonLink to={organisationAddress(slug, calendarFeedsPage)} intent="secondary">
      {t('toFeedsIn')}
    </ButtonLink>
  )
  return (
    <StaffPage title={t('outTitle')} lead={t('outLead')} actions={back}>
      <p className="text-ink-soft">{t('outWhich')}</p>
      <p className="text-ink-soft">{t('outAll')}</p>
      <ListPage
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        caption={t('outTitle')}
        empty={t('noAddresses')}
        emptyIcon="calendar"
      />
    </StaffPage>
  )
}

type Words = Translator<'calendarFeeds'>

function readerOf({ plot, readBy }: Row, t: Words): string {
  return readBy ?? (plot === null ? t('readByOwn') : t('readByAll'))
}

function nameOf(row: Row, t: Words): string {
  return `${row.plot ?? t('allPlots')}, ${readerOf(row, t)}`
}

/** Marked whole at a touch, to be copied. */
function AddressCell({ row }: { readonly row: Row }) {
  const t = useText('calendarFeeds')
  return (
    <Field name={`address-${row.id}`} label={t('addressOf', { name: nameOf(row, t) })} hasHiddenLabel>
      {(control) => (
        <input
          {...control}
          type="text"
          readOnly
          value={row.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${controlClass} min-w-0 lg:min-w-72`}
        />
      )}
    </Field>
  )
}

function RenewalName({ row }: { readonly row: Row }) {
  const t = useText('calendarFeeds')
  return (
    <span>
      {t('renew')} <span className="sr-only">{nameOf(row, t)}</span>
    </span>
  )
}

function Renewal({ row }: { readonly row: Row }) {
  const t = useText('calendarFeeds')
  return (
    <Disclosure summary={<RenewalName row={row} />}>
      <Form method="post" className="grid gap-2">
        <FormKey />
        <input type="hidden" name="address" value={row.id} />
        <p>{t('renewMeans')}</p>
        <Button type="submit" intent="secondary" size="small">
          {t('renewNow')}
        </Button>
      </Form>
    </Disclosure>
  )
}

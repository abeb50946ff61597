import type { ListedMasterRow } from '@camp/application/master-data/master-data.ts'
import { fieldsOfKind, type MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { masterAddress, masterKindOf } from '#app/components/staff/master-data/master-address.ts'
import { MasterCell } from '#app/components/staff/master-data/master-cell.tsx'
import { labelOfField, rowText, wordOfKind } from '#app/components/staff/master-data/master-words.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { masterList } from './master-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const kind = masterKindOf(args.request)
  const { actor } = args.context.get(requestFacts)
  const shown = valueOrThrowPage(await args.context.get(useCases).showMasterRow.execute({ actor, kind, id: null }))
  const { page } = await pageOfRequest(masterList(kind), args)
  return { kind, page, choices: shown.choices }
}

/** What the menu has nothing of, one click from what it belongs to. */
const near: Partial<Record<MasterKind, readonly MasterKind[]>> = {
  countries: ['vat-rates', 'holidays', 'school-holidays'],
  'vat-rates': ['countries'],
  holidays: ['school-holidays', 'countries'],
  'school-holidays': ['holidays', 'countries'],
  tags: ['tagcategories'],
  tagcategories: ['tags', 'categories'],
  categories: ['tagcategories'],
  'hti-config': ['hti-properties'],
  'hti-properties': ['hti-config'],
}

/** Any master data: the same page for every kind. */
export default function MasterDataPage({ loaderData: { kind, page, choices } }: Route.ComponentProps) {
  const t = useText('masterData')
  const add = <ButtonLink to={masterAddress(kind, 'new')}>{wordOfKind(t, 'new', kind)}</ButtonLink>
  return (
    <StaffPage
      title={wordOfKind(t, 'title', kind)}
      lead={wordOfKind(t, 'lead', kind)}
      actions={
        <>
          {kind === 'hti-properties' && (
            <ButtonLink to={masterAddress(kind, 'compare')} intent="secondary">
              {t('compareRooms')}
            </ButtonLink>
          )}
          {near[kind]?.map((other) => (
            <ButtonLink key={other} to={masterAddress(other)} intent="secondary">
              {wordOfKind(t, 'title', other)}
            </ButtonLink>
          ))}
          {add}
        </>
      }
    >
      <ListPage
        page={page}
        caption={wordOfKind(t, 'title', kind)}
        columns={columnsOf(t, kind)}
        keyOf={({ id }) => id}
        empty={wordOfKind(t, 'empty', kind)}
        emptyAction={add}
        search={t('search')}
        filters={Object.entries(choices).map(([field, options]) => (
          <FilterSelect
            key={field}
            name={field}
            label={labelOfField(t, field)}
            chosen={page.query.filters[field]}
            values={options.map(({ id }) => id)}
            textOf={(id) => options.find((option) => option.id === id)?.name ?? id}
          />
        ))}
        hasFiles
      />
    </StaffPage>
  )
}

function columnsOf(t: Translator<'masterData'>, kind: MasterKind): readonly ListColumn<ListedMasterRow>[] {
  const fields = Object.entries(fieldsOfKind(kind)).filter(([, { isSecret }]) => !isSecret)
  const naming = 'name' in fieldsOfKind(kind) ? 'name' : fields[1]?.[0]
  return [
    ...fields
      .toSorted(([one], [other]) => Number(other === naming) - Number(one === naming))
      .map(([field, { rule, shownAs }]): ListColumn<ListedMasterRow> => {
        const cell = (row: ListedMasterRow) => <MasterCell row={row} field={field} shownAs={shownAs} />
        return {
          title: labelOfField(t, field),
          sort: field,
          ...((rule.kind === 'whole' || rule.kind === 'decimal') && { isNumber: true }),
          ...(field === naming && { isName: true }),
          cell: (row) =>
            field === naming ? (
              <Link to={masterAddress(kind, row.id)} className="link">
                {cell(row)}
              </Link>
            ) : (
              cell(row)
            ),
        }
      }),
    {
      title: t('delete'),
      isActions: true,
      cell: (row) => (
        <Link to={masterAddress(kind, row.id, 'delete')} className="link">
          {t('delete')} <span className="sr-only">{rowText(t, kind, row)}</span>
        </Link>
      ),
    },
  ]
}

import type { CheckedHtiRoom } from '@camp/application/hti/client/check-hti-line.ts'
import { Link } from 'react-router'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { masterAddress } from '#app/components/staff/master-data/master-address.ts'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'

type RoomState = 'both' | 'only-there' | 'only-here' | 'no-code'

function stateOf({ code, theirs, ours }: CheckedHtiRoom): RoomState {
  if (code === null) return 'no-code'
  if (theirs === null) return 'only-here'
  return ours === null ? 'only-there' : 'both'
}

/** Room by room, with the way to mend what is on one side only. */
export function ComparedRooms({ name, rooms }: { readonly name: string; readonly rooms: readonly CheckedHtiRoom[] }) {
  const t = useText('htiRooms')
  const count = rooms.filter((room) => stateOf(room) !== 'both').length
  return (
    <section aria-labelledby="rooms" className="grid gap-3">
      <h2 id="rooms">{t('result', { name })}</h2>
      <p role="status">{count === 0 ? t('allThere', { count: rooms.length }) : t('differing', { count })}</p>
      <ListTable
        rows={rooms}
        columns={columnsOf(t)}
        keyOf={({ code, plotId }) => `${code} ${plotId}`}
        caption={t('result', { name })}
      />
    </section>
  )
}

function columnsOf(t: Translator<'htiRooms'>): readonly ListColumn<CheckedHtiRoom>[] {
  return [
    { title: t('code'), cell: ({ code }) => code ?? t('noCode') },
    { title: t('theirs'), cell: ({ theirs }) => theirs ?? t('notThere') },
    { title: t('ours'), cell: ({ ours }) => ours ?? t('noPlot') },
    {
      title: t('state'),
      cell: (room) => <StatusBadge tone={stateOf(room) === 'both' ? 'good' : 'warn'}>{t(`state_${stateOf(room)}`)}</StatusBadge>,
    },
    { title: t('act'), isActions: true, cell: (room) => <Mending room={room} /> },
  ]
}

function Mending({ room }: { readonly room: CheckedHtiRoom }) {
  const t = useText('htiRooms')
  const { code, ours, plotId } = room
  const state = stateOf(room)
  if (state === 'both') return null
  const address = (facts: Readonly<Record<string, string>>) =>
    `${masterAddress('hti-properties', 'new')}?${new URLSearchParams(facts)}`
  const [to, words] =
    state === 'only-there'
      ? ([address({ roomCode: code ?? '' }), t('givePlot', { code: code ?? '' })] as const)
      : state === 'no-code'
        ? ([address({ plot: plotId ?? '' }), t('giveCode', { plot: ours ?? '' })] as const)
        : ([masterAddress('hti-properties', plotId ?? ''), t('changeCode', { code: code ?? '' })] as const)
  return (
    <Link to={to} className="link">
      {words}
    </Link>
  )
}

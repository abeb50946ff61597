import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useText } from '../../wording/use-text.ts'

const ways = [
  ['/user/reservations', 'findBooking'],
  ['/faq', 'questions'],
  ['/contact', 'writeToUs'],
] as const

/** For who came to an address that is none: a search, and what else they may have come for. */
export function SearchByName() {
  const t = useText('search')
  const user = useText('user')
  return (
    <>
      <form method="get" action="/" aria-label={t('formLabel')} className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 grow">
          <TextField name="place" label={t('where')} autoComplete="off" />
        </div>
        <Button type="submit">{t('search')}</Button>
      </form>
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {ways.map(([to, key]) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {user(key)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

import { ButtonLink } from '#app/components/button.tsx'
import { useText } from '#app/wording/use-text.ts'

interface PageActionsProps {
  readonly hasUpcoming: boolean
  readonly hasNone: boolean
}

/** Where else a guest may go: beside the heading, on a phone below the bookings. */
export function PageActions({ hasUpcoming, hasNone }: PageActionsProps) {
  const t = useText('user')
  return (
    <>
      {!hasNone && <FindAPlace intent={hasUpcoming ? 'secondary' : 'primary'} size="small" />}
      <ButtonLink to="/user/reviews" intent="secondary" size="small">
        {t('myReviews')}
      </ButtonLink>
      <ButtonLink to="/user/profile" intent="secondary" size="small">
        {t('profile')}
      </ButtonLink>
    </>
  )
}

export function FindAPlace(props: { readonly intent?: 'primary' | 'secondary'; readonly size?: 'small' | 'normal' }) {
  const t = useText('user')
  return (
    <ButtonLink to="/" {...props}>
      {t('findAPlace')}
    </ButtonLink>
  )
}

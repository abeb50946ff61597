import { useText } from '../../wording/use-text.ts'
import { ButtonLink } from '../button.tsx'

/** The way to the page that asks before it deletes. */
export function DeletionLink({ to }: { readonly to: string }) {
  const t = useText('staffFrame')
  return (
    <ButtonLink to={to} intent="quiet">
      {t('delete')}
    </ButtonLink>
  )
}

import { useText } from '../../wording/use-text.ts'

export function SkipLink() {
  const t = useText('shell')
  return (
    <a
      href="#content"
      className="link sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
    >
      {t('skipToContent')}
    </a>
  )
}

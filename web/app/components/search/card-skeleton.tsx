import { useText } from '../../wording/use-text.ts'

/** Keeps the place of results that are on their way. */
export function CardSkeletons({ count }: { readonly count: number }) {
  const t = useText('search')
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loadingResults')}
      </p>
      <div className="grid gap-4" aria-hidden="true">
        {Array.from({ length: count }, (_, card) => card).map((card) => (
          <div key={card} className="result-card result-card-row">
            <div className="result-picture bg-sunken" />
            <div className="grid content-start gap-3 p-5">
              <span className="skeleton h-6 w-48" />
              <span className="skeleton w-60" />
              <span className="skeleton w-full" />
              <span className="skeleton mt-8 h-7 w-40" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** `★★★★☆`, for a screen reader in words. */
export function Stars({ stars, label }: { readonly stars: number; readonly label: string }) {
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="text-accent">
        {starsText(stars)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

export function starsText(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(5 - stars)
}

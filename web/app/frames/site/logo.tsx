interface LogoProps {
  readonly siteName: string
}

function Tent({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 24 20" className={className} aria-hidden="true">
      <path fill="currentColor" d="M12 1 23 19h-6.2L12 10.6 7.2 19H1Z" />
    </svg>
  )
}

/** The mark and the name of the site. */
export function Logo({ siteName }: LogoProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-serif text-lg font-bold text-ink">
      <Tent className="h-5 w-6 shrink-0 text-brand" />
      <span className="truncate">{siteName}</span>
    </span>
  )
}

/** Longer names are drawn narrower, so that they stay within the mark's 150 pixels. */
const longestAtFullWidth = 12

/** The same as one picture of 150 × 30. */
export function FooterLogo({ siteName }: LogoProps) {
  const squeezed = siteName.length > longestAtFullWidth ? { textLength: 116, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <svg width="150" height="30" viewBox="0 0 150 30" role="img" aria-label={siteName} className="text-ink">
      <path className="text-brand" fill="currentColor" d="M13 6 24 24h-6.2L13 15.6 8.2 24H2Z" />
      <text x="32" y="21" fontSize="15" fontWeight="700" fill="currentColor" className="font-serif" {...squeezed}>
        {siteName}
      </text>
    </svg>
  )
}

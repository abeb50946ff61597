/** The embed address of a campsite's map, when it is one of Google's maps and nothing else. */
export function mapEmbed(googleMaps: string | null): string | null {
  const url = googleMaps && URL.canParse(googleMaps) ? new URL(googleMaps) : null
  if (url?.protocol !== 'https:' || url.host !== 'www.google.com') return null
  return url.pathname === '/maps' || url.pathname.startsWith('/maps/') ? url.href : null
}

export function mapLink({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}

import { brandColour, grounds } from '#app/appearance/ground-colours.ts'
import { common } from '#app/wording/en/common.ts'

/** What a phone needs to put the site on its home screen. */
export function manifestOf(host: string) {
  return {
    name: host,
    short_name: host,
    description: common.siteDescription,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-ZA',
    background_color: grounds.light,
    theme_color: brandColour,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

export const accessibility = {
  pageTitle: 'Accessibility',
  heading: 'Accessibility',
  description: 'What we do so that everybody can book here, what is not good enough yet, and how to tell us.',
  lead: 'Everybody should be able to find a place and book it, whatever they read, hear, see or press with.',

  aimTitle: 'Our aim',
  aim: `We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. They are an international standard for sites
that people with disabilities can use.`,

  doTitle: 'What that means here',
  do: `- Everything works with a keyboard alone, and you can see where you are.
- Everything a guest does works without JavaScript.
- Text can be enlarged to 200 %, and pages fit a screen 320 pixels wide without scrolling sideways.
- Text and controls stand out from their ground, in the light and in the dark theme. The theme follows your device, and you can
change it at the top of the page.
- Nothing is said by colour alone: states have words or letters.
- Forms say what is wrong in words, at the top and at the field, and keep what you typed.
- The time that keeps your plots is shown, and you can extend it.
- The map of plots has a list beside it that does the same.
- Movement is left out if your device asks for that.
- Signing in needs no puzzle, and passwords can be pasted.`,

  testedTitle: 'How we test',
  tested: `Every change of the site runs through automatic tests. They measure the contrast of our colours in both themes and
check that forms and pages answer without scripts. Automatic tests find only a part of what can go wrong, so we also go through
pages by hand: with the keyboard, on small screens, enlarged, and in both themes.`,

  limitsTitle: 'What is not good enough yet',
  limits: `- Descriptions of pictures come from the campsites, and some are short.
- Maps by Google on some campsites’ pages are not ours. Address, coordinates and directions stand beside them in words.
- The card payment page belongs to our payment provider.
- Descriptions that campsites write themselves may be hard to read.`,

  placeTitle: 'Accessible places',
  place: `How accessible a campsite itself is, its page says among the facilities, where the campsite has told us. If something
matters to you, such as a step-free bathroom, call the campsite before you book: its number is on its page. We can ask for you
too.`,

  reportTitle: 'Tell us',
  report: `Something does not work for you? [Write to us](/contact), send an e-mail to [{{email}}](mailto:{{email}}) or call {{phone}}.
Say which page it was, and what you use, for example a screen reader and its name. We aim to answer within five working days. If
you cannot book because of it, we book for you, at the same price.`,
} as const

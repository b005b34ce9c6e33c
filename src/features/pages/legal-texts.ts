/** A part of a document: a heading, and paragraphs under it. */
export interface Part {
  id: string
  title: string
  paragraphs: string[]
}

/** Says what the program does, and nothing else: a change of the program that it no longer describes changes it. */
export const PRIVACY: Part[] = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: [
      'You can read, search and compare here without an account, and without a cookie being set. What you choose stays in your own browser. What you send us (a review, a message, a suggestion, an account) is kept for what you sent it for, and for nothing else. Nothing is sold.',
    ],
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    paragraphs: [
      'Your last searches, the tools you compare, light or dark colours, and your answer about measurement are kept in the storage of your browser. We cannot read them. Deleting the data of this site in your browser deletes them.',
    ],
  },
  {
    id: 'logs',
    title: 'What the server notes',
    paragraphs: [
      'For each request the server notes the time, the address of the page, how it was answered and how long that took. Your network address is used to stop abuse, such as hundreds of messages in an hour: in memory, or as a fingerprint that is forgotten with the hour. It is not written into the notes.',
      'We count per day how often a tool was opened, compared and saved, how often its website was visited from here, and which searches found nothing. These are numbers without a person: no cookie, no network address and no account is kept with them, and searches that look like personal data are left out. So that nobody counts twice, a fingerprint of the network is kept in memory, with a key that changes every day.',
    ],
  },
  {
    id: 'sent',
    title: 'What you send us',
    paragraphs: [
      'A review is shown with the name you give. The address you give with it is never shown; we send a link to it by which you confirm the review, and keep it so that we can reach you about the review. From which network a review came is kept for 14 days, in a form that nobody can read back, to notice when many come from one place.',
      'A message through the contact form, and a suggested tool, are kept with your address until they are settled, so that we can answer. Write to us when you want them deleted earlier.',
      'An error that you report in what is known of a tool is kept with your address, if you give one, until we have answered; 30 days later the address is deleted.',
    ],
  },
  {
    id: 'account',
    title: 'When you have an account',
    paragraphs: [
      'We keep your name, your address, what you add to your profile, what you save and have ever saved, so that it counts once, and, for each device on which you are signed in, when, with which program and from which network address you signed in, so that you can recognise and end it. Your password is kept only in a form from which it cannot be read. One cookie keeps you signed in; it is readable by nobody but our server. A second one says only that somebody is signed in, so that the pages know whether to ask who. A third one knows for a year, after you have signed out too, that you have signed in on this device, so that whoever guesses at your password cannot keep you out. While you sign up or sign in with Google, a fourth one remembers for a while that it was you who began.',
      'You can take all of it away as a file, and delete the account with everything in it, from your profile. Reviews that you wrote stay, without the link to you, unless you delete them first.',
    ],
  },
  {
    id: 'measurement',
    title: 'Measurement by others',
    paragraphs: [
      'The owner of the site may switch on programs of other companies that measure how it is used: Google Analytics, Google Tag Manager, Meta Pixel. They set cookies and learn which pages you open. They are loaded only if you have agreed, and the site works the same if you have not.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      'You may ask what we hold about you, have it corrected or deleted, and complain to the authority for data protection where you live. Write to us; no form and no reason is needed.',
    ],
  },
]

export const TERMS: Part[] = [
  {
    id: 'what',
    title: 'What this is',
    paragraphs: [
      'Kitly is a directory of AI tools made by others. We describe and compare them; we do not run them, sell them or stand in for those who do. When you use a tool, its own terms hold between you and its maker.',
      'Names and marks of tools belong to their makers. They stand here to say which tool is meant, and do not mean that its maker supports us. Makers who do not want their mark here write to us, and we take it out.',
    ],
  },
  {
    id: 'care',
    title: 'How careful we are, and where that ends',
    paragraphs: [
      'We check what we write, but tools change faster than any directory. Prices, limits and features may be different by the time you read about them: what the maker’s own site says is what counts. Tell us what is wrong, and we put it right.',
      'The site is offered as it is. We do what we can to keep it running, and cannot promise that it always will.',
    ],
  },
  {
    id: 'independence',
    title: 'Independence',
    paragraphs: ['Nobody can pay to be listed, to be placed higher, or to be described more kindly.'],
  },
  {
    id: 'yours',
    title: 'What you write here',
    paragraphs: [
      'Reviews must be about your own experience with the tool. Leave out advertising, abuse, other people’s private matters, and anything you have no right to publish. What you write stays yours; you allow us to show it here. We may remove what breaks these rules.',
      'Do not review your own product, or one you are paid to praise or to damage.',
    ],
  },
  {
    id: 'use',
    title: 'Fair use',
    paragraphs: [
      'You may read the site and its API with programs, as long as they identify themselves and leave the site usable for others; there are limits on how often some calls can be made. You may quote entries with a link. Do not copy the directory as a whole to offer it as your own.',
      'Do not try to get around what protects the site or other people’s accounts. If you find a hole, tell us first.',
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    paragraphs: [
      'An account belongs to one person. Keep your password to yourself. We may close an account that breaks these terms, and you may delete yours at any time.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When these terms change, the new ones stand here with their date. What has been agreed with you before is not changed behind your back: people with an account are told by mail.',
    ],
  },
]

/** When the texts above were last changed. */
export const LEGAL_CHANGED = '2026-11-23'

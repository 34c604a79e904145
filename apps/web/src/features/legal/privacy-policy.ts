import type { LegalSection } from './legal-text.tsx'

export const PRIVACY_INTRO =
  'Last updated: November 27, 2026. This policy says what [operator] (“we”, “us”), who runs this installation of Dayreel (“the service”), does with personal data, and what you can do about it.'

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    title: 'What we collect',
    paragraphs: [
      'We collect the data that you give us and the data that your use of the service creates:',
      [
        'account: your email address, your name and company if you enter them, a hash of your password (never the password itself), and, if you sign in with an identity provider, the identifier, name, picture and email address that it gives us;',
        'security: the sessions of your account with time, network address and kind of browser, and the secret of your second factor;',
        'content: scripts, subjects, notes, settings of channels, files that you upload (pictures, logos, music), recordings of your voice, and the videos, voices and pictures that are made from them. Your browser asks you before it records. A recording is sent to a transcription service only if you allow it;',
        'linked accounts: name, picture and identifier of the account, and the tokens that let us post for you, which are encrypted;',
        'payments: plan, payments and credits. Card details go to the payment provider, not to us;',
        'referrals: the referral link you used to get here, if any;',
        'reports: if you report content, its address, what you write about it, and your email address if you enter it;',
        'operation: logs of requests with time, address and result, kept to find faults and abuse.',
      ],
    ],
  },
  {
    title: 'What we use it for',
    paragraphs: [
      [
        'to make your videos, run your channels and post what you ask us to post (performing our agreement with you);',
        'to sign you in, protect accounts and find abuse (our legitimate interest in a safe service);',
        'to bill plans and credits, and to keep the records that the law asks for (agreement and legal obligation);',
        'to write to you about your account: confirmations, password resets, failed runs, failed payments, expired connections, changes of terms.',
      ],
      'We send no advertising emails without your consent, do not sell personal data, and do not use your content to train models.',
    ],
  },
  {
    title: 'Media made by software',
    paragraphs: [
      'By default, software on our own servers makes the scripts, voices, pictures and music, and your words stay on these servers.',
      'If hosted providers are used to write, narrate or illustrate, your text and settings are sent to them for this purpose only. We will tell you on request which providers are in use.',
      'If you choose an image model for pictures, the descriptions of your scenes are sent to its provider, without your name or address.',
      'If you choose facts, photographs or clips of a service, the words that are searched for are sent to Wikipedia, Wikimedia Commons, Openverse, Pexels or Pixabay, without your name or address.',
    ],
  },
  {
    title: 'Who else gets data',
    paragraphs: [
      'Only those needed for the features you use:',
      [
        'platforms that you link, when a video is posted there for you;',
        'the identity provider, when you sign in with it;',
        'the payment provider, when you buy something: your email address and your account’s number;',
        'the companies that host our servers, storage and email; we will name them on request;',
        'authorities, where the law requires it.',
      ],
      'If the service changes hands, your data goes with it under this policy, and we will notify you first.',
    ],
  },
  {
    title: 'Cookies and storage in your browser',
    paragraphs: [
      'We set no advertising or tracking cookies. Your browser’s storage keeps your session, so that you stay signed in, your choice of a light or dark page and of moving pictures, and, until you close the tab, your unfinished text and the page you were on. Unfinished changes to a storyboard stay in your browser until you discard them, create the new version, delete the video or delete your account; at the latest, they are removed when you open a video 30 days after your last change. After you start to link an account, it also keeps the time you started. While you sign in with an identity provider or link an account, one short-lived cookie ties the answer to your browser.',
      'If you open a referral link, one of our cookies keeps the code of the first link you opened for 60 days, and nothing else. If you register in that time, the person who shared the link is credited when you first pay for a plan. They see numbers, not who you are.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      [
        'account and content: until you delete them or your account;',
        'intermediate parts of videos: usually 3 days after the last edit; what other services have made for a video, as long as the video;',
        'sessions: until they end; logs: as long as they are needed to find faults and abuse;',
        'reports about content: 180 days after we have closed them;',
        'records of credits and payments: for as long as tax and accounting law requires. After an account is deleted they carry no personal data.',
      ],
      'We keep a keyed hash of two kinds of email address: those of deleted accounts, so that the free allowance can be used only once, and those of registered accounts, so that a referral is credited only once. The address cannot be read from the hash.',
    ],
  },
  {
    title: 'How we protect it',
    paragraphs: [
      'Connections are encrypted. Passwords are stored as slow hashes, tokens of linked accounts are encrypted at rest, and links to your videos expire. You can turn on two-factor authentication, see your sessions and end them. No system is perfectly safe: if a breach concerns your data, we will notify you and the authorities as the law requires.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'In Settings, Security, you can download all your data as a zip file, and you can delete your account. Both happen immediately, and you do not need to ask us. You can correct your profile in Settings.',
      'Depending on where you live you may also have the right to know what we hold, to have it corrected, deleted or handed over, to object to or restrict its use, to withdraw consent, and to complain to an authority. We never penalise you for using these rights. Write to us for anything that the settings do not offer.',
    ],
  },
  {
    title: 'Children',
    paragraphs: [
      'The service is not intended for children under 13. We do not market it to them or knowingly collect their data. If you believe that a child under 13 has created an account, tell us and we will delete it.',
    ],
  },
  {
    title: 'Where data is kept',
    paragraphs: [
      'Data is kept and processed where our servers are located. We will tell you on request which country that is. If it is moved across borders, we use the safeguards that the law asks for. This policy is governed by the laws of the State of Delaware, United States, as far as the law of the place where you live does not give you more.',
    ],
  },
  {
    title: 'Changes to this policy, and contact',
    paragraphs: [
      'We may change this policy. For material changes we give at least 30 days’ notice, by email or in the service, before they take effect.',
      'Questions and requests about personal data go to [contact].',
    ],
  },
]

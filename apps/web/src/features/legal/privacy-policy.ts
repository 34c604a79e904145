import type { LegalSection } from './legal-text.tsx'

export const PRIVACY_INTRO =
  'Last updated: November 22, 2026. This policy says what [operator] (“we”, “us”), who runs this installation of Dayreel (“the service”), does with personal data, and what you can do about it.'

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    title: 'What we collect',
    paragraphs: [
      'What you give us, and what comes about when you use the service:',
      [
        'account: your email address, your name and company if you enter them, a hash of your password (never the password itself), and, if you sign in with an identity provider, the identifier, name, picture and email address that it gives us;',
        'security: the sessions of your account with time, network address and kind of browser, and the secret of your second factor;',
        'content: scripts, subjects, notes, pictures that you upload, settings of channels, and the videos, voices and pictures that are made from them;',
        'linked accounts: name, picture and identifier of the account, and the tokens that let us post for you, which are encrypted;',
        'payments: plan, payments and credits. Card details go to the payment provider, not to us;',
        'referrals: by whose link you came, if you came by one;',
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
      'We send no advertising mail without your consent, do not sell personal data, and do not use your content to train models.',
    ],
  },
  {
    title: 'Media made by software',
    paragraphs: [
      'Unless the host of this installation has set up something else, scripts, voices, pictures and music are made on our own servers by software that is part of the service; your words do not leave them for that.',
      'If hosted providers are used to write, speak or paint, your text and settings are sent to them for this purpose only. We tell you on request which providers are in use.',
    ],
  },
  {
    title: 'Who else gets data',
    paragraphs: [
      'Only those who are needed for what you use:',
      [
        'platforms that you link, when a video is posted there for you;',
        'the identity provider, when you sign in with it;',
        'the payment provider, when you buy something: your email address and your account’s number;',
        'those who host our servers, storage and mail; we tell you on request who they are;',
        'authorities, where the law obliges us.',
      ],
      'If the service changes hands, your data goes with it under this policy, and you are told before.',
    ],
  },
  {
    title: 'Cookies and storage in your browser',
    paragraphs: [
      'We set no advertising or tracking cookies. Your browser’s storage keeps your session, so that you stay signed in, your choice of a light or dark page and of moving pictures, and, until you close the tab, what you have begun to write and where you were. While you sign in with an identity provider or link an account, one short-lived cookie ties the answer to your browser.',
      'If you come by a person’s referral link, one cookie of ours keeps the code of that link for 60 days, the first one you opened, and nothing else. If you register in that time, that person is credited when you first pay for a plan; they see numbers, and not who you are.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      [
        'account and content: until you delete them or your account;',
        'intermediate parts of videos: 30 days after the last edit;',
        'sessions: until they end; logs: as long as they are needed to find faults and abuse;',
        'entries of credits and payments: as long as tax and accounting law requires. After an account is deleted they carry no personal data.',
      ],
      'So that the free allowance can’t be used again and again, a keyed hash of the email address of a deleted account is kept, and so that a referral is credited once, one of each address that an account was registered with. The address can’t be read from it.',
    ],
  },
  {
    title: 'How we protect it',
    paragraphs: [
      'Connections are encrypted. Passwords are stored as slow hashes, tokens of linked accounts are encrypted at rest, and links to your videos expire. You can add a second factor, see your sessions and end them. No system is perfectly safe: if a breach concerns your data, we tell you and the authorities as the law requires.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'Under Settings, Security you can download all your data as a zip file and delete your account, both at once and without asking us. You can correct your profile under Settings.',
      'Depending on where you live you may also have the right to know what we hold, to have it corrected, deleted or handed over, to object to or restrict its use, to withdraw consent, and to complain to an authority. Nobody is treated worse for using a right. Write to us for anything that the settings do not offer.',
    ],
  },
  {
    title: 'Children',
    paragraphs: [
      'The service is not meant for children under 13. We do not solicit them, and do not knowingly collect data of them. If you believe that a child under 13 has created an account, tell us, and we delete it.',
    ],
  },
  {
    title: 'Where data is kept',
    paragraphs: [
      'Data is kept and processed where our servers stand; we tell you on request in which country that is. If it is moved across borders, we use the safeguards that the law asks for. This policy is governed by the laws of the State of Delaware, United States, as far as the law of the place where you live does not give you more.',
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

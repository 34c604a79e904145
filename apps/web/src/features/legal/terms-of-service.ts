import type { LegalSection } from './legal-text.tsx'

export const TERMS_INTRO =
  'Last updated: November 27, 2026. These terms are an agreement between you and [operator] (“we”, “us”), who runs this installation of Dayreel (“the service”). Please read them before you use it.'

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    title: 'Acceptance of these terms',
    paragraphs: [
      'By creating an account or using the service you agree to these terms and to the Privacy Policy. If you do not agree, do not use the service.',
      'If you use the service for a company or another organisation, you confirm that you may bind it to these terms; “you” then means that organisation as well.',
    ],
  },
  {
    title: 'The service',
    paragraphs: [
      'The service makes short videos from a subject or a script that you give it: it plans scenes, speaks the text with a synthetic voice, makes pictures, adds music and captions, and puts them together. Where it offers channels, they do so by themselves once you activate them; where it offers to link accounts on other platforms, it delivers finished videos there for you.',
      'We may change, improve or withdraw parts of the service. Where a change takes away something you have paid for, we tell you beforehand.',
    ],
  },
  {
    title: 'Who may use it',
    paragraphs: [
      'You must be at least 13 years old. The service is not directed to children under 13, and we do not solicit them. If you are under the age of majority where you live, you need the consent of a parent or guardian.',
      'You may not use the service if the law that applies to you or to us forbids it.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Give correct details when you register, keep your password to yourself, and notify us at once if you think that someone else uses your account. A second factor is available and we recommend it.',
      'You are responsible for everything done through your account, including by channels that run on their own and by the videos that they post, unless someone else did it through no fault of yours.',
    ],
  },
  {
    title: 'Plans, credits and payment',
    paragraphs: [
      'Some parts of the service cost money: subscriptions, and credits that are spent on the runs of channels and on videos beyond your plan’s allowance. Prices are shown before you pay, and are in US dollars unless stated otherwise. Taxes may be added where the law requires it.',
      [
        'Subscriptions are billed in advance for each billing cycle and renew automatically until you cancel them.',
        'You may cancel at any time. The cancellation takes effect at the end of the billing cycle that is already paid; until then the plan stays as it is. If you choose a cheaper plan, it starts at the end of the billing cycle too. If you choose a more expensive plan, it starts immediately, and you pay for the rest of the cycle.',
        'Where a payment is overdue, the plan stays for 7 days and ends if it is not made by then. You keep your credits.',
        'Fees are non-refundable except as required by law.',
        'Credits are not money, can’t be exchanged for money and can’t be passed on. A run that fails for our reasons gives its credit back. Where a payment is refunded or disputed, its unspent credits are taken back.',
        'Credits for referring someone who buys a plan are given once per person, not for your own accounts, and are removed if that payment is refunded or disputed.',
        'Payments are handled by a card payment provider. We do not see or keep your full card number.',
      ],
    ],
  },
  {
    title: 'Your content',
    paragraphs: [
      'Scripts, subjects, notes and pictures that you put into the service stay yours. You allow us to store, copy and process them as far as is needed to provide the service to you, and for as long as your account exists.',
      'You confirm that you have the rights to this content, and that it breaks no law and infringes no one else’s rights.',
    ],
  },
  {
    title: 'Videos made by the service',
    paragraphs: [
      'As between you and us, the videos made for you are yours to use, also commercially, as far as rights in them can exist under the law. Voices, music and pictures that are part of the service may be used as part of your videos, but not taken out of them and sold or licensed by themselves.',
      'Videos are made by software, partly with generative methods. They can contain mistakes, and others may get similar results from similar words. Check a video before you rely on it or publish it. Where a platform or the law asks for it, say that a video is synthetic; the service sets a platform’s flag for this where it posts for you and the platform has one.',
    ],
  },
  {
    title: 'Acceptable use',
    paragraphs: [
      'You may not use the service to',
      [
        'break the law, or infringe the rights, the privacy or the reputation of others;',
        'deceive people about real persons or events, impersonate someone, or spread falsehoods that can do harm;',
        'make sexual content that involves minors, or content that incites hatred or violence;',
        'send spam, or inflate views, likes or followers;',
        'probe, overload, copy or go around the limits and the protection of the service, or resell access to it without our consent.',
      ],
      'We may remove content and stop channels that break these rules.',
    ],
  },
  {
    title: 'Accounts on other platforms',
    paragraphs: [
      'When you link an account on a video, photo-sharing or short-video platform you allow us to act there for you within what you have approved: to read the account’s name and picture and to publish videos that you, or your channels, send. You can disconnect it at any time.',
      'Those platforms have terms of their own, which you have to follow. We do not answer for what they do, for changes to their interfaces, or for posts that they refuse or remove.',
    ],
  },
  {
    title: 'Ending',
    paragraphs: [
      'You can delete your account at any time in Settings, Security; a plan that is paid by the month ends at once. We may suspend or end an account if it seriously or repeatedly breaks these terms, or if the law requires it. Where we can, we will say why and give you time to download your videos.',
      'When an account ends, its content and linked accounts are removed as the Privacy Policy says. Sections that by their nature outlast the agreement stay in force.',
    ],
  },
  {
    title: 'Disclaimers and limits of liability',
    paragraphs: [
      'The service is provided “as is” and “as available”. As far as the law allows, we give no warranties, express or implied, including those of merchantability, fitness for a particular purpose and non-infringement, and we do not promise that it will be uninterrupted or free of errors, or that a video will have any particular success.',
      'As far as the law allows, we are not liable for indirect, incidental, special or consequential damages or for lost profits, and our total liability in connection with the service is limited to what you paid us in the twelve months before the event. Nothing in these terms excludes liability that can’t be excluded by law.',
    ],
  },
  {
    title: 'Governing law and disputes',
    paragraphs: [
      'These terms are governed by the laws of the State of Delaware, United States, without regard to its rules on conflicts of law. The state and federal courts in Delaware decide any dispute, unless mandatory law where you live gives you another court or more protection.',
      'Please write to us first: most disagreements end with an answer.',
    ],
  },
  {
    title: 'Changes to these terms, and contact',
    paragraphs: [
      'We may change these terms. For material changes we give at least 30 days’ notice, by email or in the service, before they take effect. If you go on using the service after that, the new terms apply; if you do not agree, you can cancel and delete your account before.',
      'Questions about these terms go to [contact].',
    ],
  },
]

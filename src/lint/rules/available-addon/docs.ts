import type { RuleDocs } from '../../rule.js';

export const availableAddonDocs: RuleDocs = {
  summary: 'Reports add-ons of providers that are unknown or inactive, and of forms that do not exist.',
  why: 'Such an add-on shows nothing: where visitors should find a form, there is a hole.',
  instead:
    'Write an active provider and one of its forms, as the manifest lists them. Without `id` the default form is shown.',
  correct: [
    { title: 'the default form', code: '<x-addon provider="provider_contact_form"></x-addon>' },
    { title: 'a form by its id', code: '<x-addon provider="provider_newsletter_form" id="weekly"></x-addon>' },
    { title: 'the only form', code: '<x-addon provider="provider_newsletter_form"></x-addon>' },
    { title: 'any order and quotes', code: "<x-addon id='enquiry' provider='provider_contact_form'></x-addon>" },
    { title: 'an empty id stands for the default', code: '<x-addon provider="provider_contact_form" id=""></x-addon>' },
  ],
  incorrect: [
    {
      title: 'an unknown provider',
      code: '<x-addon provider="mailchimp"></x-addon>',
      at: ['<x-addon'],
      fixed: '',
    },
    {
      title: 'an unknown provider with fallback content',
      code: '<x-addon provider="mailchimp"><p>Write to us.</p></x-addon>',
      at: ['<x-addon'],
      fixed: '<p>Write to us.</p>',
    },
    {
      title: 'a provider in short',
      code: '<x-addon provider="contact"></x-addon>',
      at: ['<x-addon'],
      fixed: '<x-addon provider="provider_contact_form"></x-addon>',
    },
    {
      title: 'a provider with hyphens',
      code: '<x-addon provider="provider-newsletter-form"></x-addon>',
      at: ['<x-addon'],
      fixed: '<x-addon provider="provider_newsletter_form"></x-addon>',
    },
    {
      title: 'an inactive provider',
      code: '<x-addon provider="provider_booking_form"></x-addon>',
      at: ['<x-addon'],
      fixed: '',
    },
    {
      title: 'an unknown form',
      code: '<x-addon provider="provider_contact_form" id="contact-form-7"></x-addon>',
      at: ['<x-addon'],
      fixed: '<x-addon provider="provider_contact_form" id="enquiry"></x-addon>',
    },
    {
      title: 'the title in place of the id',
      code: '<x-addon provider="provider_newsletter_form" id="Weekly letter"></x-addon>',
      at: ['<x-addon'],
      fixed: '<x-addon provider="provider_newsletter_form" id="weekly"></x-addon>',
    },
  ],
};

/** A form as a plugin prints it, with what nobody should see of it and what everybody must, by selectors. */
interface PluginForm {
  html: string;
  hidden: readonly string[];
  visible: readonly string[];
}

/** Habits of plugins that hide something by an inline style: traps for robots, boxes for messages, and whole forms. */
export const PLUGIN_TRAPS: Record<string, PluginForm> = {
  'Contact Form 7 with Akismet': {
    html: `<div class="wpcf7 no-js" id="wpcf7-f12-o1"><form action="/contatti/#wpcf7-f12-o1" method="post" class="wpcf7-form init" novalidate="novalidate">
<p><label> Email<br /><span class="wpcf7-form-control-wrap" data-name="your-email"><input size="40" class="wpcf7-form-control wpcf7-email" value="" type="email" name="your-email" /></span> </label></p>
<p style="display: none !important;" class="akismet-fields-container" data-prefix="_wpcf7_ak_"><label>&#916;<textarea name="_wpcf7_ak_hp_textarea" cols="45" rows="8" maxlength="100"></textarea></label><input type="hidden" id="ak_js_1" name="_wpcf7_ak_js" value="163"/><script>document.getElementById( "ak_js_1" ).setAttribute( "value", ( new Date() ).getTime() );</script></p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Invia" /></p></form></div>`,
    hidden: ['[name=_wpcf7_ak_hp_textarea]', '.akismet-fields-container'],
    visible: ['[name=your-email]', '[type=submit]'],
  },
  Mailchimp: {
    html: `<div id="mc_embed_signup"><form action="https://example.us1.list-manage.com/subscribe/post?u=abc&amp;id=def" method="post" name="mc-embedded-subscribe-form" class="validate" target="_blank">
<div class="mc-field-group"><label for="mce-EMAIL">Email</label><input type="email" name="EMAIL" id="mce-EMAIL" required="" value=""></div>
<div id="mce-responses" class="clear"><div class="response" id="mce-error-response" style="display: none;">x</div></div>
<div aria-hidden="true" style="position: absolute; left: -5000px;"><input type="text" name="b_abc_def" tabindex="-1" value=""></div>
<div class="clear"><input type="submit" name="subscribe" class="button" value="Subscribe"></div></form></div>`,
    hidden: ['[name=b_abc_def]', '.response'],
    visible: ['[name=EMAIL]', '[type=submit]'],
  },
  'Mailchimp for WordPress': {
    html: `<form id="mc4wp-form-1" class="mc4wp-form" method="post" data-id="10"><div class="mc4wp-form-fields"><p><label>Email address: <input type="email" name="EMAIL" placeholder="Your email address" required /></label></p><p><input type="submit" value="Sign up" /></p></div><label style="display: none !important;">Leave this field empty if you're human: <input type="text" name="_mc4wp_honeypot" value="" tabindex="-1" autocomplete="off" /></label><div class="mc4wp-response"></div></form>`,
    hidden: ['[name=_mc4wp_honeypot]'],
    visible: ['[name=EMAIL]', '[type=submit]'],
  },
  // A script shows the wrapper when the page is ready.
  'Gravity Forms': {
    html: `<div class='gform_wrapper gravity-theme' id='gform_wrapper_1' style='display:none'><div id='gf_1' class='gform_anchor' tabindex='-1'></div><form method='post' id='gform_1' action='/contact/#gf_1' novalidate>
<div id="field_1_2" class="gfield"><label class='gfield_label' for='input_1_2'>Email</label><input name='input_2' id='input_1_2' type='email' value='' aria-required="true"/></div>
<div id="field_1_3" class="gfield gfield--type-honeypot gform_validation_container" style="display:none"><label class='gfield_label' for='input_1_3'>Comments</label><input name='input_3' id='input_1_3' type='text' value='' autocomplete='new-password'/></div>
<div class='gform-footer'><input type='submit' class='gform_button button' onclick='gform.submission.handleButtonClick(this);' value='Submit' /></div></form></div>
<iframe style='display:none;width:0px;height:0px;' src='about:blank' name='gform_ajax_frame_1'></iframe>`,
    hidden: ['[name=input_3]'],
    visible: ['[name=input_2]', '[type=submit]'],
  },
  'Gravity Forms of old': {
    html: `<form method='post' action='/'><ul class='gform_fields'><li class='gfield'><label>Email <input name='input_2' type='email'></label></li><li class='gfield gform_validation_container' style='position:absolute !important;left:-9000px'><label>Phone <input name='input_3' type='text'></label></li></ul><button>Send</button></form>`,
    hidden: ['[name=input_3]'],
    visible: ['[name=input_2]', 'button'],
  },
  WPForms: {
    html: `<form class="wpforms-form" method="post" action="/"><noscript class="wpforms-error-noscript">Please enable JavaScript.</noscript><div id="wpforms-error-noscript" class="told" style="display: none;">Please enable JavaScript.</div><div class="wpforms-field wpforms-field-email"><label for="wpforms-5-field_1">Email</label><input type="email" id="wpforms-5-field_1" name="wpforms[fields][1]" required></div><div class="wpforms-field wpforms-field-hp" style="position:absolute;overflow:hidden;display:inline;height:1px;width:1px;z-index:-1000;padding:0"><label for="wpforms-5-field_2" aria-hidden="true">Phone Email</label><input type="text" id="wpforms-5-field_2" name="wpforms[fields][2]" tabindex="-1" aria-hidden="true"></div><button type="submit" name="wpforms[submit]" value="wpforms-submit">Submit</button><img src="data:," class="wpforms-submit-spinner" style="display: none;" width="26" height="26" alt="Loading"></form>`,
    hidden: ['.told', '[name="wpforms[fields][2]"]', '.wpforms-submit-spinner'],
    visible: ['[name="wpforms[fields][1]"]', 'button'],
  },
  'a trap in an element that no form may have': {
    html: `<form action="/a" method="post"><article style="opacity:0"><input name="trap"></article><font hidden>x<input name="second"></font><input name="mail" required><button>Send</button></form>`,
    hidden: ['[name=trap]', '[name=second]'],
    visible: ['[name=mail]', 'button'],
  },
  'steps of which a script shows one': {
    html: `<form action="/a" method="post"><div style="display:none"><input name="mail" required></div><div style="display:none"><button>Send</button></div></form>`,
    hidden: [],
    visible: ['[name=mail]', 'button'],
  },
};

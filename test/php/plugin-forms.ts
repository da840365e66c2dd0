/** Forms as the plugins of CMSs print them: their habits of markup, with names and texts of our own. */
export const PLUGIN_FORMS: Record<string, string> = {
  'the manner of Contact Form 7': `
<div class="wpcf7 no-js" id="wpcf7-f12-o1" lang="it-IT" dir="ltr" data-wpcf7-id="12">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/contatti/#wpcf7-f12-o1" method="post" class="wpcf7-form init" aria-label="Modulo di contatto" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="12" /><input type="hidden" name="_wpnonce" value="a1b2c3d4e5" /></fieldset>
<p><label> Nome<br />
<span class="wpcf7-form-control-wrap" data-name="your-name"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" autocomplete="name" aria-required="true" aria-invalid="false" value="" type="text" name="your-name" /></span> </label>
</p>
<p><label> Messaggio (facoltativo)<br />
<span class="wpcf7-form-control-wrap" data-name="your-message"><textarea cols="40" rows="10" maxlength="2000" class="wpcf7-form-control wpcf7-textarea" aria-invalid="false" name="your-message"></textarea></span> </label>
</p>
<p><span class="wpcf7-list-item"><label><input type="checkbox" name="ok[]" value="S&igrave;" checked="checked" /><span class="wpcf7-list-item-label">Ho letto l&#8217;<a href="/privacy?a=1&b=2" target="_blank" rel="noopener noreferrer">informativa</a></span></label></span>
<input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Invia &raquo;" />
</p><div class="wpcf7-response-output" aria-hidden="true"></div>
</form>
</div>
`,
  'the manner of WPForms': `<div class="wpforms-container wpforms-container-full" id="wpforms-7"><form id="wpforms-form-7" class="wpforms-validate wpforms-form wpforms-ajax-form" data-formid="7" method="post" enctype="multipart/form-data" action="/contact/" data-token="abc" data-token-time="1700000000"><noscript class="wpforms-error-noscript">Please enable JavaScript.</noscript><div class="wpforms-field-container"><div id="wpforms-7-field_0-container" class="wpforms-field wpforms-field-name" data-field-id="0"><fieldset><legend class="wpforms-field-label">Name <span class="wpforms-required-label" aria-hidden="true">*</span></legend><div class="wpforms-field-row wpforms-field-medium"><div class="wpforms-field-row-block wpforms-first wpforms-one-half"><input type="text" id="wpforms-7-field_0" class="wpforms-field-name-first wpforms-field-required" name="wpforms[fields][0][first]" required><label for="wpforms-7-field_0" class="wpforms-field-sublabel after">First</label></div></div></fieldset></div><div class="wpforms-field wpforms-field-select"><select id="wpforms-7-field_3" name="wpforms[fields][3]"><option value="" class="placeholder" disabled selected='selected'>Choose&hellip;</option><option value="A &amp; B">A &amp; B</option><option value="C">C</select></div></div><div class="wpforms-submit-container"><input type="hidden" name="wpforms[id]" value="7"><button type="submit" name="wpforms[submit]" id="wpforms-submit-7" class="wpforms-submit" data-alt-text="Sending..." aria-live="assertive" value="wpforms-submit">Submit</button><img src="https://example.com/wp-content/plugins/wpforms/submit-spin.svg" class="wpforms-submit-spinner" style="display: none;" width="26" height="26" alt="Loading"></div></form></div>  <!-- .wpforms-container -->`,
  'the manner of Gravity Forms': `<script type="text/javascript">/* <![CDATA[ */ if (typeof gform === 'undefined') { document.write("<p>x<\\/p>"); } /* ]]> */</script>
                <div class='gf_browser_chrome gform_wrapper gravity-theme' data-form-theme='gravity-theme' id='gform_wrapper_1' ><div id='gf_1' class='gform_anchor' tabindex='-1'></div>
                        <div class='gform_heading'><p class='gform_required_legend'>&quot;<span class="gfield_required gfield_required_asterisk">*</span>&quot; indicates required fields</p></div><form method='post' enctype='multipart/form-data' target='gform_ajax_frame_1' id='gform_1'  action='/contact/#gf_1' data-formid='1' novalidate>
                        <div class='gform_body gform-body'><ul id='gform_fields_1' class='gform_fields top_label form_sublabel_below'><li id="field_1_1" class="gfield" ><label class='gfield_label' for='input_1_1'>Email<span class="gfield_required">*</span></label><div class='ginput_container'><input name='input_1' id='input_1_1' type='email' value='' class='large' aria-required="true" aria-invalid="false"  /></div><li id="field_1_2" class="gfield"><select name='input_2' id='input_1_2' class='large gfield_select'><option value='One' >One</option><option value='Two' selected>Two</option></select></ul></div>
        <div class='gform_footer top_label'> <input type='submit' id='gform_submit_button_1' class='gform_button button' onclick='gform.submission.handleButtonClick(this);' value='Submit'  /> <input type='hidden' name='state_1' value='WyJbXSIsImFiYyJd' /></div></form></div><iframe style='display:none;width:0px;height:0px;' src='about:blank' name='gform_ajax_frame_1' title='This iframe contains the logic.'></iframe>`,
  'the manner of Mailchimp': `<link href="//cdn.example.com/classic-10_7.css" rel="stylesheet" type="text/css">
<style type="text/css">
	#mc_embed_signup{background:#fff; clear:left; font:14px Helvetica,Arial,sans-serif;}
</style>
<div id="mc_embed_signup">
<form action="https://example.us1.list-manage.com/subscribe/post?u=abc&amp;id=def" method="post" id="mc-embedded-subscribe-form" name="mc-embedded-subscribe-form" class="validate" target="_blank" novalidate>
    <div id="mc_embed_signup_scroll">
	<h2>Subscribe</h2>
<div class="mc-field-group">
	<label for="mce-EMAIL">Email Address  <span class="asterisk">*</span>
</label>
	<input type="email" value="" name="EMAIL" class="required email" id="mce-EMAIL">
</div>
<div class="mc-field-group input-group"><strong>Format </strong><ul><li><input type="radio" value="html" name="EMAILTYPE" id="mce-0"><label for="mce-0">html</label></li>
<li><input type="radio" value="text" name="EMAILTYPE" id="mce-1"><label for="mce-1">text</label></li></ul></div>
    <div style="position: absolute; left: -5000px;" aria-hidden="true"><input type="text" name="b_abc_def" tabindex="-1" value=""></div>
    <div class="clear"><input type="submit" value="Subscribe" name="subscribe" id="mc-embedded-subscribe" class="button"></div>
    </div>
</form>
</div>
<script type='text/javascript' src='//s3.example.com/mc-validate.js'></script><script>(function($) {window.fnames = new Array(); fnames[0]='EMAIL';}(jQuery));</script>`,
  'a form in a table, as of old': `<form method=post action=/go><table border=0 width=100%><tr><td align=right>Name:<td><input name=n size=30><tr><td>Mail:<td><input name=m><tr><td colspan=2><input type=submit></table></form>`,
  'a form that a table takes its controls from': `<table><form action="/go"><tr><td><input name="a"></td></tr></form></table>`,
  'a search form of a theme': `<form role="search" method="get" class="search-form" action="https://example.com/"><label><span class="screen-reader-text">Search for:</span><input type="search" class="search-field" placeholder="Search &hellip;" value="" name="s" /></label><input type="submit" class="search-submit" value="Search" /></form>`,
};
